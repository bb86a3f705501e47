import type { DescriptionData, ExerciseData, FrameData } from '#core/exercises/exercise-data.ts'
import type { ExerciseTense } from '#core/exercises/grammar-skills.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { NounClass } from '#core/grammar/noun-classes.ts'
import { pluraliseNoun } from '#core/grammar/pluralise-noun.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

/** A noun in one number, with its English. */
export type NounForm = {
  root: LexiconRoot
  word: string
  nounClass: NounClass
  english: string
  number: 'singular' | 'plural'
  counted: boolean
}

/** A noun in the numbers it is used in; one of them may be missing, not both. */
export type BankNoun = {
  root: LexiconRoot
  singular: NounForm | null
  plural: NounForm | null
  forms: readonly NounForm[]
}

/** Words at the end of a sentence that say when or where. */
export type SentenceEnding = {
  skill: 'sentence.time' | 'sentence.place'
  root: LexiconRoot
  words: readonly string[]
  english: string
}

export type BankFrame = Pick<FrameData, 'id' | 'level'> & {
  verb: LexiconRoot
  english: readonly string[]
  subjects: readonly BankNoun[]
  /** Null where it stands without an object. */
  objects: readonly BankNoun[] | null
  without: readonly ExerciseTense[]
  /** True if it is done to as many things as there are who do it. */
  sameNumber: boolean
  /** True if it can be said to be done today or tomorrow. */
  hasTime: boolean
  /** Ids of the nouns of the places where it is done. */
  places: readonly string[]
}

export type BankDescription = Pick<DescriptionData, 'level'> & {
  root: LexiconRoot
  english: string
  nouns: readonly BankNoun[]
}

/** Material of exercises: words that make sense together, with their English. It is made once for a language. */
export type ExerciseBank = {
  engine: LanguageEngine
  frames: readonly BankFrame[]
  descriptions: readonly BankDescription[]
  owners: readonly BankNoun[]
  owned: readonly BankNoun[]
  counted: readonly BankNoun[]
  times: Readonly<Partial<Record<ExerciseTense, readonly { root: LexiconRoot; english: string }[]>>>
  places: ReadonlyMap<string, { root: LexiconRoot; english: string }>
}

type Finder = { root: (id: string) => LexiconRoot; nouns: (sets: readonly string[]) => BankNoun[] }

function nounFrom(
  root: LexiconRoot,
  { singular, plural }: { singular?: string | undefined; plural?: string | undefined },
  { grammar }: LanguageEngine,
): BankNoun {
  if (root.nounClass === undefined) throw new Error(`${root.id} is no noun.`)
  const { nounClass, plural: several } = root
  const pluralClass =
    plural === undefined || several === undefined
      ? null
      : pluraliseNoun(root.lemma, grammar, { nounClass, knownPlural: several }).nounClass
  const counted = singular !== undefined && plural !== undefined
  const one: NounForm | null =
    singular === undefined
      ? null
      : { root, word: root.lemma, nounClass: root.nounClass, english: singular, number: 'singular', counted }
  const many: NounForm | null =
    pluralClass === null
      ? null
      : { root, word: several ?? '', nounClass: pluralClass, english: plural ?? '', number: 'plural', counted }
  return { root, singular: one, plural: many, forms: [one, many].filter((form) => form !== null) }
}

function makeFinder({ sentences, english }: ExerciseData, engine: LanguageEngine): Finder {
  const roots = new Map(engine.lexicon.roots.map((root) => [root.id, root]))
  const root = (id: string): LexiconRoot => {
    const found = roots.get(id)
    if (!found) throw new Error(`The lexicon has no ${id}.`)
    return found
  }
  const made = new Map<string, BankNoun>()
  const noun = (id: string): BankNoun => {
    const known = made.get(id) ?? nounFrom(root(id), english.nouns[id] ?? {}, engine)
    made.set(id, known)
    return known
  }
  return {
    root,
    nouns: (sets) =>
      [...new Set(sets.flatMap((set) => sentences.nouns[set] ?? []))].map(noun).filter(({ forms }) => forms.length > 0),
  }
}

const fits = (classes: LexiconRoot['subjects'], { root }: BankNoun): boolean =>
  root.semanticClass !== undefined && classes?.includes(root.semanticClass) === true

/** Returns the nouns in the number that suits the verb; what isn't counted (milk) suits both. */
const inNumber = (nouns: readonly BankNoun[], wanted: FrameData['objectNumber']): readonly BankNoun[] =>
  wanted === undefined || wanted === 'same'
    ? nouns
    : nouns
        .map((noun) => ({
          ...noun,
          forms: noun.forms.filter(
            ({ number, counted, root }) => number === wanted || (!counted && root.plural === undefined),
          ),
        }))
        .filter(({ forms }) => forms.length > 0)

function frameFrom(frame: FrameData, { sentences, english }: ExerciseData, find: Finder): BankFrame {
  const verb = find.root(frame.verb)
  return {
    id: frame.id,
    level: frame.level,
    verb,
    english: english.frames[frame.id] ?? [],
    subjects: find.nouns(frame.subjects).filter((noun) => fits(verb.subjects, noun)),
    objects: frame.objects
      ? inNumber(
          find.nouns(frame.objects).filter((noun) => fits(verb.objects, noun)),
          frame.objectNumber,
        )
      : null,
    without: frame.without ?? [],
    sameNumber: frame.objectNumber === 'same',
    hasTime: frame.timeless !== true && english.frames[frame.id]?.length === 4,
    places: sentences.places.filter(({ frames }) => frames.includes(frame.id)).map(({ noun }) => noun),
  }
}

const isUsable = ({ english, subjects, objects }: BankFrame): boolean =>
  english.length > 0 && subjects.length > 0 && (objects === null || objects.length > 0)

/**
 * Creates the bank from which exercises are drawn. The lexicon's semantic classes and the data's own sets must both
 * allow a combination. Throws an Error if the data names a root that the lexicon lacks.
 */
export function createExerciseBank(engine: LanguageEngine, data: ExerciseData): ExerciseBank {
  const find = makeFinder(data, engine)
  const { sentences, english } = data
  const adverb = (id: string) => ({ root: find.root(id), english: english.times[id] ?? '' })
  const times = Object.entries(sentences.times).map(([tense, adverbs]) => [tense, adverbs.map(adverb)] as const)
  return {
    engine,
    frames: sentences.frames.map((frame) => frameFrom(frame, data, find)).filter(isUsable),
    descriptions: sentences.descriptions.map(({ id, root, level, nouns }) => ({
      level,
      root: find.root(root),
      english: english.descriptions[id] ?? '',
      nouns: find.nouns(nouns),
    })),
    owners: find.nouns(sentences.owners),
    owned: find.nouns(sentences.owned),
    counted: find
      .nouns(sentences.counted)
      .filter(({ singular, plural }) => singular?.counted === true && plural !== null),
    times: Object.fromEntries(times),
    places: new Map(
      sentences.places.map(({ noun }) => [noun, { root: find.root(noun), english: english.places[noun] ?? '' }]),
    ),
  }
}
