import { splitWords } from '#core/answers/split-words.ts'
import type { CourseParts } from '#core/course/course-parts.ts'
import type { CourseSentence } from '#core/course/course.ts'
import type { CardId, Hint } from '#core/course/lesson.ts'
import { readKnownWord } from '#core/course/read-known-word.ts'
import { sentenceHints } from '#core/course/word-hints.ts'
import type { AskingDraft } from '#core/course/word-steps.ts'
import type { GrammarSkill } from '#core/exercises/grammar-skills.ts'
import type { SeededRandom } from '#core/exercises/seeded-random.ts'
import { readWord } from '#core/grammar/analyse-word.ts'
import { classOfTag, kindOfTag } from '#core/grammar/morpheme.ts'
import { agreementClass, type Agreement } from '#core/grammar/noun-classes.ts'

/** Words of other sentences among the tiles. */
const STRAY_TILES = 2

/** Learner's knowledge when a sentence is asked. */
export type Known = { roots: ReadonlySet<CardId>; skills: ReadonlySet<GrammarSkill> }

const SKILL_OF_TAG: Readonly<Record<string, string>> = {
  SC: 'subject-concord',
  OC: 'object-concord',
  PossConc: 'possessive-concord',
  AdjPre: 'adjective-concord',
  RelConc: 'relative-concord',
}

/** Returns the skill that a tag shows: `PossConc9` is `possessive-concord.9`. */
const skillOfTag = (tag: string): string => `${SKILL_OF_TAG[kindOfTag(tag)] ?? ''}.${tag.slice(kindOfTag(tag).length)}`

const PERSON_SKILL = /\.[12]p[sp]$/

/** Tells whether a text shows a skill: a word has its concord, or a noun its class. */
const isShown = (skill: GrammarSkill, tags: ReadonlySet<string>, nounClasses: ReadonlySet<string>): boolean =>
  tags.has(skill) &&
  (PERSON_SKILL.test(skill) || nounClasses.has(agreementClass((skill.split('.')[1] ?? '') as Agreement)))

/** Returns the known roots that a text is made of, and which of the lesson's skills it shows. */
function cardsOf(
  text: string,
  known: Known,
  wanted: readonly GrammarSkill[],
  { bank: { engine } }: CourseParts,
): CardId[] {
  const roots = new Set<CardId>()
  const tags = new Set<string>()
  const nounClasses = new Set<string>()
  for (const word of splitWords(text)) {
    const reading = readKnownWord(word, engine, known.roots)
    if (reading) roots.add(reading.root.id)
    for (const [, tag] of reading?.morphemes ?? [])
      if (kindOfTag(tag) === 'NPrePre') nounClasses.add(agreementClass(classOfTag(tag) as Agreement))
    for (const { morphemes } of readWord(word, engine)) for (const [, tag] of morphemes) tags.add(skillOfTag(tag))
  }
  return [...roots, ...wanted.filter((skill) => isShown(skill, tags, nounClasses))]
}

function wordsHint(cards: readonly CardId[], { words }: CourseParts): Hint {
  return {
    hint: 'words',
    words: cards.flatMap((card) => words.get(card) ?? []).map(({ target, english }) => ({ target, english })),
  }
}

/**
 * Returns a word as a tile: without surrounding signs and the sentence's capital, which would show the first place.
 * Names keep theirs.
 */
const tileOf = (word: string): string =>
  word
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/^\p{Lu}(?=\p{Ll}+$)/u, (letter) => letter.toLowerCase())

/** Splits a sentence into its words as tiles. */
export function tilesOf(sentence: string): string[] {
  const [first = '', ...rest] = sentence.split(/\s+/)
  return [tileOf(first), ...rest.map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))].filter(
    (word) => word !== '',
  )
}

/** Words of other sentences that are not in this one. */
function strayTiles(own: readonly string[], others: readonly string[], random: SeededRandom): string[] {
  const seen = new Set(own.map((tile) => tile.toLowerCase()))
  const strange = [...new Set(others.flatMap(tilesOf))].filter(
    (tile) => !seen.has(tile.toLowerCase()) && !/^\p{Lu}/u.test(tile),
  )
  return random.shuffle(strange).slice(0, STRAY_TILES)
}

/** Context of a sentence step: the sentence, known words, the lesson's skills, and other sentences for wrong tiles. */
export type SentenceContext = {
  sentence: CourseSentence
  known: Known
  skills: readonly GrammarSkill[]
  others: readonly CourseSentence[]
  parts: CourseParts
}

/** Makes a step that builds the sentence from its words. */
export function makePutInOrder(
  { sentence, known, skills, others, parts }: SentenceContext,
  random: SeededRandom,
): AskingDraft {
  const { target, english, also } = sentence
  const cards = cardsOf(target, known, skills, parts)
  const own = tilesOf(target)
  return {
    type: 'put-in-order',
    exerciseType: 'put-in-order',
    cards,
    english,
    tiles: random.shuffle([
      ...own,
      ...strayTiles(
        [target, ...also].flatMap(tilesOf),
        others.map((other) => other.target),
        random,
      ),
    ]),
    answer: target,
    also,
    answerLanguage: 'target',
    hints: sentenceHints(wordsHint(cards, parts), target, own),
  }
}

/** Makes a step that shows the sentence and builds its English. */
export function makeTranslateToEnglish(
  { sentence, known, skills, others, parts }: SentenceContext,
  random: SeededRandom,
): AskingDraft {
  const { target, english, alsoEnglish } = sentence
  const cards = cardsOf(target, known, skills, parts)
  const own = tilesOf(english)
  return {
    type: 'translate-sentence',
    exerciseType: 'put-in-order',
    cards,
    text: target,
    tiles: random.shuffle([
      ...own,
      ...strayTiles(
        [english, ...alsoEnglish].flatMap(tilesOf),
        others.map((other) => other.english),
        random,
      ),
    ]),
    answer: english,
    also: alsoEnglish,
    answerLanguage: 'english',
    hints: sentenceHints(wordsHint(cards, parts), english, own),
  }
}

/** Makes a step that shows the English and asks to type the sentence. */
export function makeTranslateToTarget({
  sentence: { target, english, also },
  known,
  skills,
  parts,
}: SentenceContext): AskingDraft {
  const cards = cardsOf(target, known, skills, parts)
  return {
    type: 'translate-sentence',
    exerciseType: 'type-translation',
    cards,
    text: english,
    answer: target,
    also,
    answerLanguage: 'target',
    hints: sentenceHints(wordsHint(cards, parts), target, tilesOf(target)),
  }
}
