import { adjectiveForm } from '#core/grammar/agree.ts'
import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import { possessivePronoun } from '#core/grammar/inflect-noun.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { agreementClass, isNounClass, PLURAL_CLASS, type NounClass } from '#core/grammar/noun-classes.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { classOfPlural } from './entry-state.ts'

/** Shown part of the page, all in the address. `noun` is the example of the shown sentence. */
export type ShownClass = { nounClass: NounClass; noun: string }

/** Reads the address's query: `?class=9&noun=inja`. */
export function readShownClass(search: string): ShownClass {
  const parameters = new URLSearchParams(search)
  const wanted = parameters.get('class') ?? ''
  return { nounClass: isNounClass(wanted) ? wanted : '1', noun: parameters.get('noun') ?? '' }
}

/** Writes the address's query for what is shown. */
export const writeShownClass = ({ nounClass, noun }: ShownClass): string =>
  `?${new URLSearchParams({ class: nounClass, ...(noun === '' ? {} : { noun }) }).toString()}`

/** Prefixes of nouns in each class. Source: NCHLT annotated corpora; Wiktionary, Xhosa noun classes. */
export const CLASS_PREFIXES: Readonly<Record<NounClass, string>> = {
  '1': 'um-',
  '1a': 'u-',
  '2': 'aba-',
  '2a': 'oo-',
  '3': 'um-',
  '4': 'imi-',
  '5': 'i-, ili-',
  '6': 'ama-',
  '7': 'isi-',
  '8': 'izi-',
  '9': 'i-, in-',
  '10': 'ii-, izin-',
  '11': 'u-, ulu-',
  '14': 'ubu-',
  '15': 'uku-',
  '16': 'pha-',
  '17': 'ku-',
}

/** A noun of a class as it is there, singular or plural, with its dictionary form. */
export type ExampleNoun = { noun: string; lemma: string; meaning: string; isPlural: boolean }

/** Nouns that every day needs; they come first among the examples. */
const EVERYDAY: readonly string[] = [
  'umntwana',
  'umntu',
  'umfundi',
  'umama',
  'utata',
  'utitshala',
  'umthi',
  'umlambo',
  'umnyango',
  'ihashe',
  'ilitye',
  'iqanda',
  'amanzi',
  'isikolo',
  'isitya',
  'isandla',
  'inja',
  'indlu',
  'incwadi',
  'usana',
  'uluthi',
  'unyawo',
  'ubuso',
  'ubusi',
  'ukutya',
  'phandle',
  'kude',
]

const MOST_EXAMPLES = 12

/** Picks at most this many items of a list, spread over the whole of it. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)]).filter(
    (item) => item !== undefined,
  )
}

/** Nouns of a class: those that every day needs, then others from all over the lexicon. */
export function listExamples(nounClass: NounClass, { lexicon }: LanguageEngine): ExampleNoun[] {
  const nouns = lexicon.roots.flatMap<ExampleNoun>((root) => {
    if (root.nounClass === undefined || root.partOfSpeech !== 'noun') return []
    const meaning = root.senses[0] ?? ''
    if (root.nounClass === nounClass) return [{ noun: root.lemma, lemma: root.lemma, meaning, isPlural: false }]
    return root.plural !== undefined && classOfPlural(root.plural, root.nounClass) === nounClass
      ? [{ noun: root.plural, lemma: root.lemma, meaning, isPlural: true }]
      : []
  })
  const everyday = EVERYDAY.flatMap((lemma) => nouns.find((noun) => noun.lemma === lemma) ?? [])
  return [
    ...everyday,
    ...spread(
      nouns.filter((noun) => !everyday.includes(noun)),
      MOST_EXAMPLES - everyday.length,
    ),
  ]
}

/** Singular and plural go together: the class of the other number, or null where there is none. */
export function partnerClass(nounClass: NounClass): { nounClass: NounClass; isPlural: boolean } | null {
  const plural = PLURAL_CLASS[nounClass]
  if (plural !== undefined) return { nounClass: plural, isPlural: true }
  const [singular] = (Object.entries(PLURAL_CLASS) as [NounClass, NounClass][]).find(([, of]) => of === nounClass) ?? []
  return singular === undefined ? null : { nounClass: singular, isPlural: false }
}

/** A word of the sentence, with the concord that makes it agree. */
export type SentenceWord = { name: 'noun' | 'mine' | 'beautiful' | 'seen' | 'see'; word: string; concord: string }

/** "My beautiful … can be seen. I see it.": sentences in which everything agrees with a noun. Places have none. */
export function makeSentence(noun: string, nounClass: NounClass, grammar: NguniGrammar): SentenceWord[] {
  const concords = grammar.concords.classes[nounClass]
  const subject = agreementClass(nounClass)
  const verb = { tense: 'present', mood: 'indicative', polarity: 'positive', verbForm: 'long' } as const
  return [
    { name: 'noun', word: noun, concord: CLASS_PREFIXES[nounClass] },
    { name: 'mine', word: possessivePronoun('1ps', nounClass, grammar), concord: `${concords.possessive}-` },
    { name: 'beautiful', word: adjectiveForm('hle', nounClass, grammar), concord: `${concords.adjective}-` },
    {
      name: 'seen',
      word: conjugateVerb({ ...verb, verb: 'ukubonakala', subject }, grammar).forms[0] ?? '',
      concord: `${concords.subject}-`,
    },
    {
      name: 'see',
      word: conjugateVerb({ ...verb, verb: 'ukubona', subject: '1ps', object: subject }, grammar).forms[0] ?? '',
      concord: `-${concords.object}-`,
    },
  ]
}
