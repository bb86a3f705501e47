import { alterPerson, alterPolarity, alterTense } from '#core/exercises/alter-clause.ts'
import { clauseRoots, clauseSkills, type Clause } from '#core/exercises/clause.ts'
import { takeTurns, wrongSentences } from '#core/exercises/clause-draft.ts'
import type { Candidate, DraftMaker } from '#core/exercises/draft.ts'
import { englishSentence, pronounSubject } from '#core/exercises/english-phrases.ts'
import type { ExerciseBank } from '#core/exercises/exercise-bank.ts'
import { pickClause } from '#core/exercises/pick-clause.ts'
import type { SeededRandom } from '#core/exercises/seeded-random.ts'
import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'

/** Endings and prefixes of other forms than the one asked for. */
const STRAY_TILES = ['ya', 'a', 'i', 'ile', 'anga', 'e']

const lower = (sentence: string): string => sentence.slice(0, 1).toLowerCase() + sentence.slice(1).replace(/\.$/, '')

/** Splits a verb into audible pieces; null if they merge and can't be laid side by side. */
function piecesOf(
  { subject, frame, tense, negative }: Clause,
  { engine: { grammar } }: ExerciseBank,
): { word: string; pieces: string[] } | null {
  const {
    forms: [word = ''],
    morphemes: [first = []],
  } = conjugateVerb(
    {
      verb: frame.verb.lemma,
      tense,
      polarity: negative ? 'negative' : 'positive',
      subject,
      mood: 'indicative',
      ...(!negative && { verbForm: 'long' as const }),
    },
    grammar,
  )
  const pieces = first.map(([form]) => form.replaceAll(/\([^)]*\)/g, '')).filter((form) => form !== '')
  return pieces.join('') === word ? { word, pieces } : null
}

/** Tells whether a tile joins two of the pieces, so that the word could be built in another way. */
const isTwoPieces = (tile: string, pieces: readonly string[]): boolean =>
  pieces.some((piece) => tile !== piece && tile.endsWith(piece) && pieces.includes(tile.slice(0, -piece.length)))

/** Returns two pieces that don't belong: the concord of another person, and another ending or prefix. */
function strayPieces(pieces: readonly string[], random: SeededRandom, { engine: { grammar } }: ExerciseBank): string[] {
  const concords = random
    .shuffle(Object.entries(grammar.concords.persons))
    .map(([, { subject }]) => subject)
    .filter((concord) => !pieces.includes(concord))
  return [
    ...concords.slice(0, 1),
    ...random.shuffle(STRAY_TILES.filter((tile) => !pieces.includes(tile) && !isTwoPieces(tile, pieces))).slice(0, 1),
  ]
}

/** Makes an exercise that builds a verb from its pieces: si + ya + fund + a. */
export const makeBuildWord: DraftMaker = (random, bank, level) => {
  const tenses = level === 'A1' ? ['present' as const] : ['present' as const, 'recent-past' as const]
  const clause = pickClause(random, bank, {
    level,
    subject: 'person',
    object: 'none',
    tenses,
    negative: random.next() < 0.35,
    ending: false,
  })
  const built = piecesOf(clause, bank)
  if (!built) return null
  const english = englishSentence({
    subject: pronounSubject(clause.subject),
    forms: clause.frame.english,
    tense: clause.tense,
    negative: clause.negative,
    rest: [],
  })
  const altered = takeTurns(alterPerson(clause, random), [
    ...alterTense(clause, random, ['present', 'recent-past']),
    ...alterPolarity(clause),
  ])
  const candidates = wrongSentences(altered, bank).map((candidate): Candidate => ({
    ...candidate,
    text: lower(candidate.text),
    answer: lower(candidate.answer),
  }))
  return {
    prompt: { instruction: 'buildWord', words: {}, parts: [{ part: 'english', text: english }] },
    answerLanguage: 'target',
    target: built.word,
    also: [],
    english,
    tiles: random.shuffle([...built.pieces, ...strayPieces(built.pieces, random, bank)]),
    candidates,
    rightText: built.word,
    roots: clauseRoots(clause),
    skills: clauseSkills(clause),
  }
}
