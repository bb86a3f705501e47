import { tokenizeEnglish } from '#core/khulu/clause/english-tokens.ts'
import { isSetPhrase, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import { byWord } from '#core/khulu/words/by-word.ts'

const SECTIONS: ReadonlySet<LearningItem['section']> = new Set(['vocabulary', 'phrases', 'time'])

/** Pattern of the addressee. It is no part of the meaning, but it chooses among the items. */
const WHOM =
  /\b(?:to )?(?:(?:one|a) person|(?:several|many|more than one|two|all)(?: people| person)?|a (?:group|class|crowd)(?: of \w+)?|people)$/
const SEVERAL = /\b(?:several|many|more than one|two|group|class|crowd|people|every(?:body|one))\b/

const plain = (text: string): string =>
  tokenizeEnglish(text.replaceAll(/\([^)]*\)|\?/g, ' '))
    .join(' ')
    .replace(/\bxhosa$/, 'isixhosa')

/** Everyday words for items that have another name. */
const SAME: Readonly<Record<string, string>> = byWord({
  hi: 'hello',
  hey: 'hello',
  'good morning': 'hello',
  'good afternoon': 'hello',
  'good evening': 'hello',
  'good day': 'hello',
  thanks: 'thank you',
  bye: 'goodbye',
  'good bye': 'goodbye',
  'bye bye': 'goodbye',
  ok: 'all right',
  okay: 'all right',
  help: 'help me',
  'and you': 'and how are you',
})

/** Returns an item's meanings: the whole, or its parts, since `goodbye, go well` is both. */
const meaningsOf = (english: string, parts: boolean): string[] => {
  const bare = english.replaceAll(/\([^)]*\)/g, ' ')
  return parts
    ? bare.split(';').flatMap((sense) =>
        sense.includes('?')
          ? []
          : sense
              .split(',')
              .map(plain)
              .filter((part) => part !== 'all people'),
      )
    : [bare, ...bare.split(';')].map(plain)
}

/** Makes an item of a set phrase or compound in the lexicon: `Akukho ngxaki`. */
export const itemOfRoot = ({ id, lemma, senses }: LexiconRoot): LearningItem => ({
  id,
  section: 'phrases',
  category: 'daily-life',
  target: lemma,
  english: senses.join('; '),
  pronunciation: '',
  also: [],
  review: 'drafted',
})

type ItemIndex = {
  byMeaning: ReadonlyMap<string, readonly LearningItem[]>
  byTarget: ReadonlyMap<string, readonly LearningItem[]>
}

/** Items by what they mean and by their words; made once for the items of a language. */
const indexes = new WeakMap<readonly LearningItem[], ItemIndex>()

const simple = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

function indexItems({ items, engine }: KhuluWorld): ItemIndex {
  const known = indexes.get(items)
  if (known) return known
  const byMeaning = new Map<string, LearningItem[]>()
  const byTarget = new Map<string, LearningItem[]>()
  const put = (map: Map<string, LearningItem[]>, key: string, item: LearningItem): void => {
    const found = map.get(key)
    if (!found) map.set(key, [item])
    else if (!found.includes(item)) found.push(item)
  }
  for (const parts of [false, true])
    for (const item of items)
      if (SECTIONS.has(item.section) && item.category !== 'numbers')
        for (const meaning of meaningsOf(item.english, parts)) put(byMeaning, meaning, item)
  for (const item of items) {
    if (item.section !== 'numbers')
      for (const target of [item.target, ...item.also]) put(byTarget, simple(target), item)
  }
  for (const root of engine.lexicon.roots)
    if (root.lemma.includes(' ') && !isSetPhrase(root)) put(byTarget, simple(root.lemma), itemOfRoot(root))
  const index = { byMeaning, byTarget }
  indexes.set(items, index)
  return index
}

const isToSeveral = ({ english }: LearningItem): boolean => /to several|all of you/.test(english)

/** Finds items whose meaning is the phrase, best first. Forms for one person come before those for several. */
export function findPhrases(phrase: string, world: KhuluWorld): readonly LearningItem[] {
  const asked = plain(phrase)
  const { byMeaning } = indexItems(world)
  const bare = asked.replace(WHOM, '').trim()
  const several = SEVERAL.test(phrase)
  // Who leaves and who stays say goodbye in different words.
  if (several && /^(?:good ?)?bye$/.test(bare))
    return ['go well', 'stay well'].flatMap((text) => byMeaning.get(text) ?? []).filter(isToSeveral)
  for (const text of [asked, SAME[asked] ?? '', bare, SAME[bare] ?? '']) {
    const found = text === '' ? undefined : byMeaning.get(text)
    // A phrase for one addressee doesn't fit several: then the answer is composed from parts.
    if (found && (!several || text === asked || found.some(isToSeveral)))
      return several ? found.toSorted((one, other) => Number(isToSeveral(other)) - Number(isToSeveral(one))) : found
  }
  return /^my name is(?: \.+)?$/.test(asked)
    ? world.items.filter(({ id }) => id === 'phrases.introductions.my-name-is')
    : []
}

/** Tells whether an item is a root of the lexicon, and on no page. */
export const isOfLexicon = ({ id }: LearningItem): boolean => id.split('.').length === 2

/** Returns the first meaning of an item that is a set phrase. */
export const meaningOfItem = (item: LearningItem): string =>
  isOfLexicon(item) ? (item.english.split(/[;,]/)[0] ?? '') : item.english

const ORDER: Readonly<Partial<Record<LearningItem['section'], number>>> = { phrases: 0, vocabulary: 1, time: 2 }

const orderOf = (item: LearningItem): number => (isOfLexicon(item) ? 5 : (ORDER[item.section] ?? 9))

/** Finds the item with these words of the learning language. */
export const findItemByTarget = (text: string, world: KhuluWorld): LearningItem | null =>
  (indexItems(world).byTarget.get(simple(text)) ?? []).toSorted((one, other) => orderOf(one) - orderOf(other))[0] ??
  null
