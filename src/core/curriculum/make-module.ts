import type { CourseParts } from '#core/course/course-parts.ts'
import type { CourseSentence } from '#core/course/course.ts'
import { isAsking, type AskingStep, type LessonStep, type LessonWord, type MeetWordStep } from '#core/course/lesson.ts'
import {
  makePutInOrder,
  makeTranslateToEnglish,
  makeTranslateToTarget,
  tilesOf,
  type Known,
} from '#core/course/sentence-steps.ts'
import {
  makeChooseMeaning,
  makeChooseWord,
  makeMatchPairs,
  makeTypeWord,
  MOST_PAIRS,
  pickDistinct,
  type AskingDraft,
  type Unplaced,
} from '#core/course/word-steps.ts'
import type { Module, ModuleOutline, ModuleWord } from '#core/curriculum/curriculum.ts'
import { seededRandom, type SeededRandom } from '#core/exercises/seeded-random.ts'

/** Parts of the course and lexicon that modules are made with. */
export type ModuleParts = Pick<CourseParts, 'course' | 'bank' | 'words' | 'stems' | 'meanings'>

/** First number of each kind of step; the place of its word or sentence is added. Numbers are stable names of steps. */
const NUMBERS = {
  meet: 1,
  'choose-meaning': 101,
  'choose-word': 201,
  'type-word': 301,
  'match-pairs': 401,
  'put-in-order': 501,
  'to-english': 601,
  'to-target': 701,
} as const

/** Words are met in groups of so many, and asked before the next group comes. */
const GROUP_SIZE = 4

/** Words that are typed at the end. */
const TYPED_WORDS = 2

type Numbered = { number: number; step: AskingDraft | Unplaced<MeetWordStep> }

/** Everything that the steps of one module are made with. */
type ModuleContext = { module: Module; parts: ModuleParts; words: readonly LessonWord[]; random: SeededRandom }

/** Returns a module's word as lessons show it: its root, with the module's own form and meaning. */
function asLessonWord({ root, target, english, alsoEnglish }: ModuleWord, { words }: ModuleParts): LessonWord {
  const known = root === null ? undefined : words.get(root)
  return {
    root: root ?? '',
    target,
    english,
    alsoEnglish,
    partOfSpeech: known?.partOfSpeech ?? 'phrase',
    nounClass: known?.nounClass ?? null,
    plural: known?.target === target ? known.plural : null,
  }
}

/** Makes the steps of words: each is met; of each group half are asked by meaning and half by word. */
function wordSteps({ words, parts, random }: ModuleContext): Numbered[] {
  const groups = Array.from({ length: Math.ceil(words.length / GROUP_SIZE) }, (_, group) =>
    words.slice(group * GROUP_SIZE, (group + 1) * GROUP_SIZE),
  )
  return groups.flatMap((group, index) => {
    const begin = index * GROUP_SIZE
    const met = words.slice(0, begin + group.length)
    // A first group of fewer words would leave fewer options.
    const asked = random.shuffle(group.map((word, place) => ({ word, place: begin + place })))
    return [
      ...group.map((word, place) => ({
        number: NUMBERS.meet + begin + place,
        step: { type: 'meet-word' as const, cards: [word.root], word },
      })),
      ...asked.map(({ word, place }, turn) =>
        turn % 2 === 0
          ? { number: NUMBERS['choose-meaning'] + place, step: makeChooseMeaning(word, met, random) }
          : { number: NUMBERS['choose-word'] + place, step: makeChooseWord(word, met, random, parts) },
      ),
    ]
  })
}

/** Returns whether a word is asked to be typed: a root of one word. */
const isTypable = ({ root, target }: { root: string | null; target: string }): boolean =>
  root !== null && root !== '' && !target.includes(' ')

/** Makes the steps that recall words: pairs, then words that are typed. */
function recallSteps({ words, parts, random }: ModuleContext): Numbered[] {
  const typed = words.map((word, place) => ({ word, place })).filter(({ word }) => isTypable(word))
  return [
    { number: NUMBERS['match-pairs'], step: makeMatchPairs(pickDistinct(random.shuffle(words), MOST_PAIRS), random) },
    ...random
      .shuffle(typed)
      .slice(0, TYPED_WORDS)
      .map(({ word, place }) => ({ number: NUMBERS['type-word'] + place, step: makeTypeWord(word, parts) })),
  ]
}

/** Makes the steps of sentences: each in turn is understood, put in order, or typed. */
function sentenceSteps({ module: { sentences }, parts, words, random }: ModuleContext): Numbered[] {
  // Hints name every root; a card is moved only for the module's own words.
  const known: Known = { roots: new Set(parts.words.keys()), skills: new Set() }
  const own = new Set(words.map(({ root }) => root))
  const ways = ['to-english', 'put-in-order', 'to-target'] as const
  const makers = {
    'to-english': makeTranslateToEnglish,
    'put-in-order': makePutInOrder,
    'to-target': makeTranslateToTarget,
  }
  return sentences.map((sentence: CourseSentence, place) => {
    const turn = ways[place % ways.length] ?? 'to-english'
    const way = turn === 'put-in-order' && tilesOf(sentence.target).length < 3 ? 'to-target' : turn
    const others = sentences.filter((other) => other !== sentence)
    const step = makers[way]({ sentence, known, skills: [], others, parts }, random)
    return { number: NUMBERS[way] + place, step: { ...step, cards: step.cards.filter((card) => own.has(card)) } }
  })
}

/** Returns a whole number for a text; the same text always gives the same one. */
const seedOf = (text: string): number =>
  [...text].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7)

/**
 * Makes the steps of a module in order: words are met and asked, then recalled, then its sentences. The same content
 * always makes the same steps. A step moves cards of the course only; another root has no review to return in.
 */
export function makeModule(module: Module, parts: ModuleParts): LessonStep[] {
  const words = module.words.map((word) => asLessonWord(word, parts))
  const context: ModuleContext = { module, parts, words, random: seededRandom(seedOf(module.id)) }
  const cards = new Set(parts.course.units.flatMap(({ lessons }) => lessons.flatMap(({ roots }) => roots)))
  return [...wordSteps(context), ...recallSteps(context), ...sentenceSteps(context)].map(
    ({ number, step }): LessonStep => ({
      ...step,
      id: `modules.${module.id}.${number}`,
      cards: step.cards.filter((card) => cards.has(card)),
    }),
  )
}

/** Counts the questions of a module without making them: each word and sentence once, the pairs, and typed words. */
export const countQuestions = ({ words, sentences }: Pick<Module, 'words' | 'sentences'>): number =>
  words.length + 1 + Math.min(TYPED_WORDS, words.filter(isTypable).length) + sentences.length

/** Returns a module as lists show it. */
export const outlineModule = (module: Module): ModuleOutline => {
  const { words, sentences, ...rest } = module
  return { ...rest, words: words.length, sentences: sentences.length, questions: countQuestions(module) }
}

/** Lists the asking steps of all modules. */
export const listModuleSteps = (modules: readonly Module[], parts: ModuleParts): AskingStep[] =>
  modules.flatMap((module) => makeModule(module, parts)).filter(isAsking)

/**
 * Creates a finder of the steps of modules by id. Each module is made once, when it is first needed, if the build
 * didn't make its steps.
 */
export function createModuleStepFinder(
  modules: readonly Module[],
  parts: ModuleParts,
  stepsMade: ReadonlyMap<string, AskingStep> | null = null,
): (stepId: string) => AskingStep | null {
  if (stepsMade) return (stepId) => stepsMade.get(stepId) ?? null
  const made = new Map<string, ReadonlyMap<string, LessonStep>>()
  return (stepId) => {
    const [, id] = stepId.split('.')
    const module = modules.find((candidate) => candidate.id === id)
    if (!module) return null
    const steps = made.get(module.id) ?? new Map(makeModule(module, parts).map((step) => [step.id, step]))
    made.set(module.id, steps)
    const step = steps.get(stepId)
    return step && isAsking(step) ? step : null
  }
}
