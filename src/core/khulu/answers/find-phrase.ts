import { tokenizeEnglish } from '#core/khulu/clause/english-tokens.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'

const SECTIONS: ReadonlySet<LearningItem['section']> = new Set(['vocabulary', 'phrases', 'time'])

const FILLERS = /\b(?:to one person|to several people|please|now|very much)\b/g

const plain = (text: string): string => tokenizeEnglish(text.replaceAll(/\([^)]*\)/g, ' ')).join(' ')

/** What people say for what an item says otherwise. */
const SAME: Readonly<Record<string, string>> = {
  hi: 'hello', hey: 'hello', 'good morning': 'hello', 'good afternoon': 'hello', 'good evening': 'hello', 'good day': 'hello', 'how are you doing': 'how are you', 'how are you feeling': 'how are you', thanks: 'thank you',
  bye: 'goodbye', 'good bye': 'goodbye', 'bye bye': 'goodbye', 'you are welcome': 'all right', ok: 'all right', okay: 'all right', 'i am fine': 'i am well thank you', 'i am fine thank you': 'i am well thank you', 'i am fine thanks': 'i am well thank you', 'i am good': 'i am well thank you',
  'nice to meet you': 'pleased to meet you', 'where are you from': 'where do you come from', 'i am sick': 'i am ill', 'i feel sick': 'i am ill', 'see you later': 'see you again', 'what time is it': 'what is the time', 'how much does it cost': 'how much is it',
  'how much does this cost': 'how much is it', 'how much': 'how much is it', 'what does it cost': 'how much is it', 'what does this cost': 'how much is it', 'how much is this': 'how much is it', 'i like you': 'i love you', 'i do not speak xhosa': 'i do not speak isixhosa', 'where is the bathroom': 'where is the toilet', 'where is the loo': 'where is the toilet',
  help: 'help me', 'i am sorry': 'sorry', 'can you repeat that': 'please repeat', 'say it again': 'please repeat', 'repeat please': 'please repeat', 'speak slowly': 'please speak slowly', 'i am learning xhosa': 'i am learning isixhosa', 'have a nice day': 'have a good day',
  'sleep well': 'good night', 'may i have water please': 'may i have water', 'can i have water': 'may i have water', 'do you speak xhosa': 'do you speak isixhosa', 'i speak a little xhosa': 'i speak a little isixhosa', 'how old are u': 'how old are you',
}

/** The meanings of an item: `goodbye, go well` is both. */
const meaningsOf = (english: string): string[] => {
  const bare = english.replaceAll(/\([^)]*\)/g, ' ')
  return [plain(bare), ...(bare.includes('?') ? [] : bare.split(',').map(plain))]
}

type ItemIndex = { byMeaning: ReadonlyMap<string, readonly LearningItem[]>; byTarget: ReadonlyMap<string, readonly LearningItem[]> }

/** Items by what they mean and by their words; made once for the items of a language. */
const indexes = new WeakMap<readonly LearningItem[], ItemIndex>()

const simple = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}\s]/gu, '').replaceAll(/\s+/g, ' ').trim()

function indexItems(items: readonly LearningItem[]): ItemIndex {
  const known = indexes.get(items)
  if (known) return known
  const byMeaning = new Map<string, LearningItem[]>()
  const byTarget = new Map<string, LearningItem[]>()
  const put = (map: Map<string, LearningItem[]>, key: string, item: LearningItem): void => {
    const found = map.get(key)
    if (!found) map.set(key, [item])
    else if (!found.includes(item)) found.push(item)
  }
  for (const item of items) {
    if (SECTIONS.has(item.section) && item.category !== 'numbers') for (const meaning of meaningsOf(item.english)) put(byMeaning, meaning, item)
    if (item.section !== 'numbers') for (const target of [item.target, ...item.also]) put(byTarget, simple(target), item)
  }
  const index = { byMeaning, byTarget }
  indexes.set(items, index)
  return index
}

/** Items whose meaning is the phrase, best first: what is said to one person before what is said to several. */
export function findPhrases(phrase: string, { items }: KhuluWorld): readonly LearningItem[] {
  const asked = plain(phrase)
  const { byMeaning } = indexItems(items)
  const bare = asked.startsWith('please ') ? '' : asked.replaceAll(FILLERS, '').replaceAll(/\s+/g, ' ').trim()
  for (const text of [asked, SAME[asked] ?? '', bare, SAME[bare] ?? '']) {
    const found = text === '' ? undefined : byMeaning.get(text)
    if (found) return found
  }
  return asked.startsWith('my name is') ? items.filter(({ id }) => id === 'phrases.introductions.my-name-is') : []
}

const ORDER: Readonly<Partial<Record<LearningItem['section'], number>>> = { phrases: 0, vocabulary: 1, time: 2 }

/** The item that has these words of the learning language. */
export const findItemByTarget = (text: string, { items }: KhuluWorld): LearningItem | null =>
  (indexItems(items).byTarget.get(simple(text)) ?? []).toSorted((one, other) => (ORDER[one.section] ?? 9) - (ORDER[other.section] ?? 9))[0] ?? null
