import { AFRIKAANS_ACTIONS, AFRIKAANS_LITTLE_WORDS, AFRIKAANS_QUALITIES, AFRIKAANS_THINGS } from '#core/khulu/words/afrikaans-list.ts'

/** What an Afrikaans word is in English, and which kind of word it is. */
export type AfrikaansWord = { english: string; kind: 'noun' | 'plural' | 'verb' | 'quality' | 'little' }

/** Afrikaans to English, and English to Afrikaans for the meanings of single words. */
export type AfrikaansWords = { toEnglish: ReadonlyMap<string, AfrikaansWord>; fromEnglish: ReadonlyMap<string, string> }

const entriesOf = (list: string): { words: string[]; english: string }[] => list.trim().split(/\s*;\s*/).filter((entry) => entry !== '').map((entry) => {
  const [words = '', english = ''] = entry.split('=')
  return { words: words.trim().split('/'), english: english.trim() }
})

/** Reads the list of Afrikaans words once. */
export function readAfrikaansWords(): AfrikaansWords {
  const toEnglish = new Map<string, AfrikaansWord>()
  const fromEnglish = new Map<string, string>()
  const put = (word: string | undefined, english: string, kind: AfrikaansWord['kind']): void => {
    if (word !== undefined && word !== '' && !toEnglish.has(word)) toEnglish.set(word, { english, kind })
  }
  const putAll = (list: string, kind: AfrikaansWord['kind']): void => {
    for (const { words, english } of entriesOf(list)) {
      const [first = '', ...others] = words
      put(first, english, kind)
      for (const other of others) put(other, english, kind === 'noun' ? 'plural' : kind)
      if (!fromEnglish.has(english)) fromEnglish.set(english, first)
    }
  }
  putAll(AFRIKAANS_LITTLE_WORDS, 'little')
  putAll(AFRIKAANS_ACTIONS, 'verb')
  putAll(AFRIKAANS_QUALITIES, 'quality')
  putAll(AFRIKAANS_THINGS, 'noun')
  return { toEnglish, fromEnglish }
}
