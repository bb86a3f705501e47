import { classOfTag, kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import {
  isPerson,
  NOUN_CLASSES,
  PERSONS,
  type Agreement,
  type NounClass,
  type Person,
} from '#core/grammar/noun-classes.ts'
import { KNOWN_STEM } from '#core/grammar/read-noun-stem.ts'
import type { LexiconRoot, WordLexicon } from '#core/grammar/word-lexicon.ts'
import { endReading, putAfter, putBefore, type EndReading } from '#core/grammar/word-reading.ts'
import type { WordState } from '#core/grammar/word-arcs.ts'

/** Stems of closed kinds by the state that they end. */
const CLOSED_STEMS: Readonly<Partial<Record<WordState, readonly Morpheme[]>>> = {
  quantifierStem: [
    ['nke', 'QuantStem'],
    ['dwa', 'QuantStem'],
  ],
  enumerative: [
    ['phi', 'EnumStem'],
    ['nye', 'EnumStem'],
    ['mbi', 'EnumStem'],
  ],
  pronounSuffix: [['na', 'PronSuf']],
  verb: [['be', 'AuxVStem']],
  predicate: [
    ['kho', 'Adv'],
    ['lapha', 'Adv'],
    ['lapho', 'Adv'],
    ['laphaya', 'Adv'],
  ],
  relativePredicate: [
    ['kho', 'Adv'],
    ['lapha', 'Adv'],
    ['lapho', 'Adv'],
    ['laphaya', 'Adv'],
  ],
  negativeVerb: [
    ['kho', 'Adv'],
    ['ekho', 'Adv'],
    ['lapha', 'Adv'],
    ['lapho', 'Adv'],
    ['phi', 'Adv'],
  ],
  afterPossessive: [
    ['khe', 'PossPron'],
    ['m', 'PossPron'],
    ['mi', 'PossPron'],
    ['kho', 'PossPron'],
    ['ithu', 'PossPron'],
    ['inu', 'PossPron'],
  ],
}

const AUXILIARIES: ReadonlySet<string> = new Set([
  'be',
  'ba',
  'sele',
  'ye',
  'za',
  'ze',
  'nga',
  'kade',
  'phinde',
  'mana',
  'soloko',
  'suka',
  'suke',
  'akuba',
  'ngabe',
  'khe',
  'dla',
])

const AUXILIARY_AFTER_SUBJECT = 150
const AUXILIARY = 300
const CONJUNCTION = 300

/** Bakho is yours: that they are there is bakhona. */
const SHORT_PLACE = 600

/** Adverbs that begin as a prefix does may be built after all. */
const LIKE_A_PREFIX = /^(?:nga|kwa|se)/
const MAY_BE_BUILT = 400

const BUILT = new Set(['noun', 'verb', 'adjective', 'relative', 'phrase'])

function listBy<Value>(
  values: readonly Value[],
  pairsOf: (value: Value) => readonly (readonly [form: string, tag: string])[],
): Map<string, string[]> {
  const lists = new Map<string, string[]>()
  for (const [form, tag] of values.flatMap(pairsOf)) lists.set(form, [...(lists.get(form) ?? []), tag])
  return lists
}

/** Demonstratives with their tags; `loo` is the second one of the classes in l-. */
const listDemonstratives = ({ concords }: NguniGrammar): ReadonlyMap<string, readonly string[]> =>
  listBy(Object.entries(concords.classes), ([nounClass, { demonstratives }]) =>
    [...new Set([...demonstratives, ...(demonstratives[1]?.startsWith('l') ? ['loo'] : [])])].map(
      (form) => [form, `Dem${nounClass}`] as const,
    ),
  )

/** Stems of the absolute pronouns with their tags: `bo` of `bona`, `thi` of `thina`. */
const listPronounStems = ({ concords: { classes, persons } }: NguniGrammar): Map<string, string[]> =>
  listBy(
    [
      ...Object.entries(classes).map(([nounClass, { pronoun }]) => [pronoun, `PronStem${nounClass}`] as const),
      ...Object.entries(persons).map(
        ([person, { pronoun }]) => [pronoun.replace(/na$/, ''), `PronStem${person}`] as const,
      ),
    ],
    (pair) => [pair],
  )

/** Returns the closed kind of a stem by the lexicon: `-am` is a possessive pronoun's, `bona` has a pronoun's stem. */
function closedKind({ partOfSpeech, lemma, root }: LexiconRoot): string | null {
  if (partOfSpeech === 'quantifier') return isPart(lemma) ? 'QuantStem' : null
  if (isPart(lemma) && (root === 'phi' || root === 'nye')) return 'EnumStem'
  if (partOfSpeech !== 'pronoun') return null
  return isPart(lemma) ? 'PossPron' : lemma === `${root}na` ? 'PronStem' : 'Interrog'
}

/** Tells whether a lemma is written as part of a word: `-am`. */
const isPart = (lemma: string): boolean => lemma.startsWith('-')

/** Copulatives before a pronoun: `nguye`, `ngabo`, `yiyo`, `lilo`. */
const COPULATIVE_OF: Readonly<Partial<Record<NounClass, string>>> = {
  '1': 'ngu',
  '2': 'nga',
  '3': 'ngu',
  '4': 'yi',
  '5': 'li',
  '6': 'nga',
  '7': 'si',
  '8': 'zi',
  '9': 'yi',
  '10': 'zi',
  '11': 'lu',
  '14': 'bu',
  '15': 'ku',
}
const COPULATIVE_OF_PERSON: Readonly<Record<NguniGrammar['code'], Readonly<Record<Person, string>>>> = {
  xh: { '1ps': 'ndi', '2ps': 'ngu', '1pp': 'si', '2pp': 'ni' },
  zu: { '1ps': 'yi', '2ps': 'ngu', '1pp': 'yi', '2pp': 'yi' },
}

/** Pronouns that say who it is, with their morphemes: `nguye`, `ndim`, `sithi`. Source: attested in corpora. */
function listCopulatives({
  code,
  ways,
  concords: { classes, persons },
}: NguniGrammar): ReadonlyMap<string, readonly Morpheme[]> {
  const found = new Map<string, readonly Morpheme[]>()
  const add = (copulative: string, stem: string, agreement: Agreement): void => {
    if (!found.has(copulative + stem))
      found.set(copulative + stem, [
        [copulative, 'CopPre'],
        [stem, `PronStem${agreement}`],
      ])
  }
  for (const person of PERSONS)
    add(COPULATIVE_OF_PERSON[code][person], persons[person].pronoun.replace(/na$/, ''), person)
  for (const nounClass of NOUN_CLASSES) {
    const copulative = COPULATIVE_OF[nounClass]
    if (copulative !== undefined)
      add(
        ways.yiCopulative && nounClass !== '1' && nounClass !== '3' ? 'yi' : copulative,
        classes[nounClass].pronoun,
        nounClass,
      )
  }
  found.set('yintoni', [
    ['yi', 'CopPre'],
    ['ntoni', 'Interrog'],
  ])
  return found
}

/** Closed stems and whole words of a language, with their entries of the lexicon. */
export type ClosedWords = {
  demonstratives: ReadonlyMap<string, readonly string[]>
  pronounStems: ReadonlyMap<string, readonly string[]>
  copulatives: ReadonlyMap<string, readonly Morpheme[]>
  /** Roots by kind and stem: `PossPron m`. */
  roots: ReadonlyMap<string, LexiconRoot>
}

export const listClosedWords = (grammar: NguniGrammar, lexicon: WordLexicon): ClosedWords => ({
  demonstratives: listDemonstratives(grammar),
  pronounStems: listPronounStems(grammar),
  copulatives: listCopulatives(grammar),
  roots: new Map(
    lexicon.roots.flatMap((root) => {
      const kind = closedKind(root)
      if (kind !== null) return [[`${kind} ${root.root}`, root] as const]
      return Object.keys(PLACES)
        .filter((form) => PLACES[form] === root.lemma)
        .map((form) => [`Adv ${form}`, root] as const)
    }),
  ),
})

/** Reads a closed stem that ends a state: `nke` of `bonke`, `ithu` of `wethu`, `kho` of `akukho` and `abakhoyo`. */
export function readClosedStem(state: WordState, text: string, closed: ClosedWords): EndReading[] {
  const found = (CLOSED_STEMS[state] ?? [])
    .filter(([form]) => form === text)
    .map((morpheme) =>
      endReading(
        morpheme,
        state === 'predicate' && text === 'kho' ? SHORT_PLACE : 0,
        closed.roots.get(`${morpheme[1]} ${text}`),
      ),
    )
  return state === 'relativePredicate' && text === 'khoyo'
    ? readClosedStem(state, 'kho', closed).map((reading) => putAfter(reading, ['yo', 'RelSuf']))
    : found
}

/** Places as they stand after a concord, with the whole word: `ukho`, `akekho`, `ulapha`. */
const PLACES: Readonly<Record<string, string>> = {
  kho: 'khona',
  ekho: 'khona',
  lapha: 'apha',
  lapho: 'apho',
  laphaya: 'phaya',
}

/**
 * Reads a pronoun's stem without -na: `bo` of `kubo`, `lo` of `zalo`, `m` of `kum`. After a possessive, persons have
 * stems of their own.
 */
export const readPronounStem = (state: WordState, text: string, { pronounStems, roots }: ClosedWords): EndReading[] =>
  (pronounStems.get(text) ?? [])
    .filter((tag) => state !== 'afterPossessive' || !isPerson(classOfTag(tag)))
    .map((tag) =>
      endReading(
        [text, tag],
        0,
        roots.get(`${state === 'afterPossessive' ? 'PossPron' : 'PronStem'} ${text}`) ?? roots.get(`PronStem ${text}`),
      ),
    )

/** Reads a copulative pronoun: `nguye`, `lilo`, `yintoni`. */
export function readCopulative(text: string, { copulatives, roots }: ClosedWords): EndReading[] {
  const [copulative, pronoun] = copulatives.get(text) ?? []
  return copulative && pronoun
    ? [putBefore([copulative], endReading(pronoun, 0, roots.get(`${kindOfTag(pronoun[1])} ${pronoun[0]}`)))]
    : []
}

/** Reads an auxiliary verb: `be` of `ube`; some are verbs too, as `za` is ukuza. */
const readAuxiliaryAt = (text: string, cost: number, { words }: WordLexicon): EndReading[] =>
  AUXILIARIES.has(text)
    ? [
        endReading(
          [text, 'AuxVStem'],
          cost,
          words.get(`uku${text}`)?.find(({ partOfSpeech }) => partOfSpeech === 'verb'),
        ),
      ]
    : []

/** Reads an auxiliary verb after a concord. */
export const readAuxiliary = (text: string, lexicon: WordLexicon): EndReading[] =>
  readAuxiliaryAt(text, AUXILIARY_AFTER_SUBJECT, lexicon)

/** Reads words that aren't built: conjunctions, adverbs, demonstratives, auxiliaries. */
export function readWholeWord(text: string, lexicon: WordLexicon, { demonstratives }: ClosedWords): EndReading[] {
  const roots = lexicon.words.get(text) ?? []
  const found = (demonstratives.get(text) ?? []).map((tag) =>
    endReading(
      [text, tag],
      0,
      roots.find(({ partOfSpeech }) => partOfSpeech === 'demonstrative'),
    ),
  )
  for (const root of roots) {
    if (root.partOfSpeech === 'demonstrative' && found.length > 0) continue
    if (root.partOfSpeech === 'adverb')
      found.push(endReading([text, 'Adv'], KNOWN_STEM.Adv + (LIKE_A_PREFIX.test(text) ? MAY_BE_BUILT : 0), root))
    else if (!BUILT.has(root.partOfSpeech) && !isPart(root.lemma))
      found.push(endReading([text, 'Conj'], CONJUNCTION, root))
  }
  return [...found, ...readToSeveral(text, lexicon), ...readAuxiliaryAt(text, AUXILIARY, lexicon)]
}

/** Reads a particle that several are told: musani. */
function readToSeveral(text: string, { words }: WordLexicon): EndReading[] {
  const particle = text.endsWith('ani')
    ? words.get(text.slice(0, -2))?.find(({ partOfSpeech }) => partOfSpeech === 'particle')
    : undefined
  return particle ? [putAfter(endReading([text.slice(0, -2), 'Conj'], CONJUNCTION, particle), ['ni', 'ImpSuf'])] : []
}
