import type { ClosedWords } from '#core/grammar/closed-words.ts'
import { clockWords } from '#core/grammar/clock-words.ts'
import { attachAdverbial } from '#core/grammar/inflect-noun.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { ENGLISH_NUMBERS } from '#core/khulu/words/read-number.ts'

const asAdverb = (lemma: string, english: string): [string, LexiconRoot] => [
  lemma,
  { id: `phrase.${lemma}`, partOfSpeech: 'adverb', lemma, root: lemma, senses: [english] },
]

/**
 * Cache of phrases with one English meaning, by engine: `emva kwexesha`, late; `ngentsimbi yesithandathu`, at six
 * o'clock.
 */
const phrases = new WeakMap<LanguageEngine, ReadonlyMap<string, LexiconRoot>>()

function phrasesOf(engine: LanguageEngine): ReadonlyMap<string, LexiconRoot> {
  const known = phrases.get(engine)
  if (known) return known
  const hours = engine.grammar.has.has('numbers')
    ? ENGLISH_NUMBERS.numbers.slice(1, 13).flatMap((name, at) =>
        [
          [0, `${name} o’clock`],
          [30, `half past ${name}`],
        ].flatMap(([minute, english]) => {
          const [said = '', , is = ''] = clockWords(at + 1, Number(minute))
          return [
            asAdverb(attachAdverbial('nga', said), `at ${english}`),
            ...(is === '' ? [] : [asAdverb(is, `it is ${english}`)]),
          ]
        }),
      )
    : []
  const made = new Map([
    ...hours,
    ['phambi kokuba', BEFORE] as const,
    ['ngaphambi kokuba', BEFORE] as const,
    ...engine.lexicon.roots.flatMap((root): [string, LexiconRoot][] =>
      root.partOfSpeech === 'adverb' && root.lemma.includes(' ') ? [[root.lemma, root]] : [],
    ),
  ])
  phrases.set(engine, made)
  return made
}

/** Phambi kokuba: before. */
const BEFORE: LexiconRoot = {
  id: 'conjunction.before',
  partOfSpeech: 'conjunction',
  lemma: 'phambi kokuba',
  root: 'phambi kokuba',
  senses: ['before'],
}

/** Words for "then", after another act: uze, ndize. */
export const THEN: LexiconRoot = {
  id: 'conjunction.then',
  partOfSpeech: 'conjunction',
  lemma: 'ze',
  root: 'ze',
  senses: ['then'],
}

/** Splits `ndizakuhamba`, `ndizokubona`: a future that is spoken as one word; `uyaphi`, with what asks. */
function splitFuture(word: string, closed: ClosedWords): string[] {
  const asked = /^((?:ndi|u|si|ni|ba)(?!.*(?:wu|yi|nga)phi).+a)phi$/.exec(word.toLowerCase())?.[1]
  if (asked !== undefined && !closed.has(word.toLowerCase())) return [asked, 'phi']
  const [, first = '', second = ''] = /^(.+z)[ao](ku.+|kw.+)$/.exec(word.toLowerCase()) ?? []
  return first !== '' && closed.get(`${first}a`)?.some(({ kind }) => kind === 'future') ? [`${first}a`, second] : [word]
}

/** Tells whether a word only leads to what is done then: uze utye. */
function leadsOn(word: string, next: string): boolean {
  const who = /^(ndi|u|si|ni|ba|a)ze$/i.exec(word)?.[1]?.toLowerCase()
  return who !== undefined && next.toLowerCase().startsWith(who) && next.endsWith('e')
}

/** Splits a text into words. Words said as one are split, and phrases with one meaning joined, with their role. */
export function joinPhrases(
  texts: readonly string[],
  engine: LanguageEngine,
  closed: ClosedWords,
): { word: string; phrase?: LexiconRoot }[] {
  const known = phrasesOf(engine)
  const words = texts.flatMap((word) => (texts.length > 1 || !/phi$/i.test(word) ? splitFuture(word, closed) : [word]))
  const joined: { word: string; phrase?: LexiconRoot }[] = []
  for (let at = 0; at < words.length;) {
    const length =
      [4, 3, 2].find((count) =>
        known.has(
          words
            .slice(at, at + count)
            .join(' ')
            .toLowerCase(),
        ),
      ) ?? 1
    const word = words.slice(at, at + length).join(' ')
    const phrase =
      known.get(word.toLowerCase()) ??
      (engine.grammar.has.has('closed-words') && leadsOn(word, words[at + 1] ?? '') ? THEN : undefined)
    joined.push({ word, ...(phrase ? { phrase } : {}) })
    at += length
  }
  return joined
}
