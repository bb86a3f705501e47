import { WHEN } from '#core/grammar/sentence/meaning.ts'
import { clockWords } from '#core/grammar/clock-words.ts'
import { attachAdverbial } from '#core/grammar/inflect-noun.ts'
import { sayDate } from '#core/grammar/say-date.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { moveTo, wordAt, type Read, type TokenReader } from '#core/khulu/clause/read-things.ts'
import { readFigures } from '#core/khulu/questions/read-figures.ts'

/** Pattern after a bare number that makes it an hour: at six tomorrow. */
const AFTER_HOUR = /^(?:|today|tomorrow|tonight|yesterday|in|on|every|and)$/

/** Says a time or date; undefined for other texts. */
function sayWhen(text: string, link: string, next: string): string | undefined {
  const asked = readFigures(text, [])
  if (asked?.intent === 'date' && link === 'on') return sayDate(asked)[0]
  if (link === 'in' && /^[12]\d{3}$/.test(text))
    return /ngonyaka .+$/.exec(sayDate({ day: 1, month: 1, year: Number(text) })[0] ?? '')?.[0]
  if (link === 'from') {
    const [from, to] = text.split(' to ').map((hour) => sayWhen(hour, 'at', ''))
    return from && to && `ukususela ${attachAdverbial('nga', from)} ukuya ${attachAdverbial('nga', to)}`
  }
  if (link !== 'at') return undefined
  if (asked?.intent === 'time' && asked.hour <= 12) return clockWords(asked.hour, asked.minute)[0]
  return asked?.intent === 'number' && asked.value > 0 && asked.value <= 12 && AFTER_HOUR.test(next)
    ? clockWords(asked.value, 0)[0]
    : undefined
}

/** Reads a time as an adverb: `at half past six`, `on the third of May`. Null for other words. */
export function readWhen(reader: TokenReader): Read<LexiconRoot> | null {
  const { tokens, at } = reader
  const link = wordAt(reader)
  for (let length = Math.min(7, tokens.length - at - 1); length > 0 && /^(?:at|on|in|from)$/.test(link); length--) {
    const text = tokens.slice(at + 1, at + 1 + length).join(' ')
    const said = sayWhen(text, link, wordAt(moveTo(reader, at + 1 + length)))
    if (said !== undefined)
      return {
        value: {
          id: WHEN + said,
          partOfSpeech: 'adverb',
          lemma: link !== 'at' && link !== 'on' ? said : attachAdverbial('nga', said),
          root: said,
          senses: [text],
        },
        at: at + 1 + length,
      }
  }
  return null
}
