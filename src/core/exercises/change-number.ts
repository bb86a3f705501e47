import { alterConcord, otherNumber } from '#core/exercises/alter-clause.ts'
import { writeClause, type Clause } from '#core/exercises/clause.ts'
import { draftSentence, wrongSentences } from '#core/exercises/clause-draft.ts'
import type { Candidate, Draft, DraftMaker } from '#core/exercises/draft.ts'
import { definite } from '#core/exercises/english-phrases.ts'
import type { ExerciseBank, NounForm } from '#core/exercises/exercise-bank.ts'
import type { ExerciseTense, GrammarSkill } from '#core/exercises/grammar-skills.ts'
import { pickClause, pickForm } from '#core/exercises/pick-clause.ts'
import type { SeededRandom } from '#core/exercises/seeded-random.ts'

/** Prefixes of both numbers as they stand before a stem; of the classes that a learner mixes up. */
const PREFIXES: Readonly<Record<NounForm['number'], readonly string[]>> = {
  singular: ['um', 'u', 'i', 'isi', 'ili', 'ulu', 'in'],
  plural: ['aba', 'ama', 'oo', 'imi', 'izi', 'ii', 'izin', 'iin'],
}

/** Returns the stem with other prefixes; a nasal isn't put before one. */
const withOtherPrefixes = ({ number, root: { root } }: NounForm): string[] =>
  PREFIXES[number].filter((prefix) => !prefix.endsWith('n') || !/^[mn]/.test(root)).map((prefix) => prefix + root)

const numberSkill = (one: NounForm, other: NounForm): GrammarSkill =>
  `noun-plural.${one.number === 'singular' ? one.nounClass : other.nounClass}`

const wrongNouns = (noun: NounForm, source: NounForm, random: SeededRandom): Candidate[] => [
  ...random
    .shuffle(withOtherPrefixes(noun))
    .map((text) => ({ text, answer: text, errorClasses: ['noun-prefix'] as const })),
  { text: source.word, answer: source.word, errorClasses: ['number'] },
]

const instructionFor = ({ number }: NounForm) =>
  number === 'plural' ? ('makePlural' as const) : ('makeSingular' as const)

function draftNoun(source: NounForm, noun: NounForm, random: SeededRandom): Draft {
  return {
    prompt: { instruction: instructionFor(noun), words: {}, parts: [{ part: 'target', text: source.word }] },
    answerLanguage: 'target',
    target: noun.word,
    also: [],
    english: definite(noun),
    candidates: wrongNouns(noun, source, random),
    rightText: noun.word,
    roots: [noun.root.id],
    skills: [numberSkill(noun, source)],
  }
}

function draftClause(source: Clause, noun: NounForm, random: SeededRandom, bank: ExerciseBank): Draft {
  const clause: Clause = { ...source, noun, subject: noun.nounClass }
  const unchanged =
    source.noun === null
      ? []
      : [{ clause: { ...clause, noun: source.noun }, errorClass: 'number' as const, rule: 'nounNumberPlural' as const }]
  const prompt = {
    instruction: instructionFor(noun),
    words: {},
    parts: [{ part: 'target' as const, text: writeClause(source, bank).target }],
  }
  const concords = alterConcord(clause, random)
  const draft = draftSentence(
    clause,
    prompt,
    wrongSentences([...concords.slice(0, 1), ...unchanged, ...concords.slice(1)], bank),
    bank,
  )
  return { ...draft, skills: [...(source.noun ? [numberSkill(noun, source.noun)] : []), ...draft.skills] }
}

/** Makes an exercise that changes singular to plural or back: a noun alone, or with the agreeing verb. */
export const makeSingularPlural: DraftMaker = (random, bank, level) => {
  if (random.next() < (level === 'A1' ? 0.6 : 0.4)) {
    const source = pickForm(random, bank.counted)
    const noun = otherNumber(source, bank)
    return noun && draftNoun(source, noun, random)
  }
  const tenses: readonly ExerciseTense[] = level === 'A1' ? ['present'] : ['present', 'recent-past', 'future']
  const clause = pickClause(random, bank, {
    level,
    subject: 'noun',
    object: 'none',
    tenses,
    negative: false,
    ending: false,
  })
  const noun = clause.noun && otherNumber(clause.noun, bank)
  return noun && draftClause(clause, noun, random, bank)
}
