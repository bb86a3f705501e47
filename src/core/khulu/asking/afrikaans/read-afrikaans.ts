import { lettersOf, verbOf, type AfrikaansWords } from '#core/khulu/asking/afrikaans/afrikaans-words.ts'
import { byWord } from '#core/khulu/words/by-word.ts'
import {
  FIXED,
  type Token,
  isOne,
  isThing,
  isVerb,
  tokenOf,
  tokenize,
} from '#core/khulu/asking/afrikaans/afrikaans-tokens.ts'
import {
  arrange,
  askingOf,
  inEnglish,
  inOrder,
  isBeing,
  isFinite,
  isHelping,
  isNot,
  isTime,
  subjectOf,
} from '#core/khulu/asking/afrikaans/arrange-afrikaans.ts'

/** Afrikaans text in English words and order, with the unknown words. */
export type AfrikaansRead = { english: string; unknown: readonly string[]; known: number }

/** Reads a noun and what it does, `die kind wat brood eet`, as English says it; otherwise the clause. */
function readTokens(tokens: readonly Token[], words: AfrikaansWords): string {
  const at = tokens.findIndex(({ word }, index) => word === 'wat' && isThing(tokens[index - 1]))
  const found = at < 0 ? -1 : tokens.findIndex((token, index) => index > at && (isBeing(token) || isVerb(token)))
  if (found < 0) return arrange(tokens, words)
  const end = found + (tokens[found + 1]?.word === 'het' ? 2 : 1)
  const saying = (said: readonly Token[]): string =>
    arrange([tokenOf('dat'), tokenOf('hy'), ...said], words).replace(/^hy /, '')
  const rest = tokens.slice(end).filter((token, index) => index > 0 || !isNot(token))
  const noun = inEnglish(tokens.slice(0, at), true).join(' ')
  return `${noun} who ${saying(tokens.slice(at + 1, end))} ${rest.length === 0 ? '' : saying(rest)}`.trim()
}

/** Reads one clause, or what is said as one. */
function readClause(text: string, words: AfrikaansWords): AfrikaansRead {
  const read = (english: string): AfrikaansRead => ({ english, unknown: [], known: 9 })
  const phraseOf = (said: string): string | undefined => {
    const found = words.toEnglish.get(lettersOf(said))
    return found?.kind === 'phrase' ? found.english : undefined
  }
  // Kom asseblief hier: please comes first; kan ek asseblief: what asks is polite.
  const told = text
    .replace(/(?<!\p{L})asseblief(?!\p{L})/u, '')
    .replaceAll(/ +/g, ' ')
    .trim()
  // Julle moet asseblief stadig praat: please, everyone.
  const bare = told === text ? told : told.replace(/^(?:jy|u|julle) moet (?!nie)/, '')
  const isOrder = bare !== text && bare !== '' && !/^(?:ek|ons|kan|mag|sal|wil) /.test(bare)
  const please = isOrder ? 'please ' : ''
  const all = bare !== told && told.startsWith('julle') ? ' everyone' : ''
  const phrase = phraseOf(text) ?? (isOrder ? phraseOf(bare) : undefined)
  if (phrase !== undefined) return read(phraseOf(text) ?? please + phrase + all)
  const given = tokenize(bare === '' ? text : bare, words)
  // Asseblief die vloer vee: what is asked for stands last.
  const act = isOrder && !isFinite(given[0]) ? verbOf(given.at(-1)?.word ?? '', words) : undefined
  const tokens: readonly Token[] = act
    ? [{ ...tokenOf(given.at(-1)?.word ?? ''), meaning: act, english: act.english }, ...given.slice(0, -1)]
    : given
  // Hoe oud jy is: as it is asked.
  const direct = phraseOf(
    inOrder(tokens)
      .map(({ word }) => word)
      .join(' '),
  )
  if (direct !== undefined) return read(please + direct + all)
  // Goeie nag my kind, baie dankie ouma: who is spoken to stands last.
  const parts = text.split(' ')
  const called = parts.findIndex(
    (_part, index) =>
      index > 0 &&
      parts.length === tokens.length &&
      subjectOf(tokens, index) === tokens.length - index &&
      phraseOf(parts.slice(0, index).join(' ')) !== undefined,
  )
  if (called > 0)
    return read(`${phraseOf(parts.slice(0, called).join(' ')) ?? ''}, ${inEnglish(tokens.slice(called)).join(' ')}`)
  const unknown = tokens
    .filter(({ word, meaning, isNumber }) => meaning === undefined && !(word in FIXED) && !isNumber && word !== 'geen')
    .map(({ word }) => word)
  const english =
    tokens.length === 1 ? inEnglish(tokens, true).join('').replace(/^me$/, 'my') : readTokens(tokens, words)
  return {
    english: `${please}${english}${bare !== text && !isOrder && bare !== '' ? ' please' : ''}${all}`
      .replace(/(?<=. )very$/, 'very much')
      .replace('there is not', 'there is no')
      .replace(/\bgive my (?!.* back)/, 'give me ')
      .replaceAll(/\bi is\b/g, 'i am')
      .replaceAll(/\b(we|you|they|you all) is\b/g, '$1 are')
      .replaceAll(/\bis (?=(?:we|you|they)\b)/g, 'are ')
      .replaceAll(/\b(\w+) (?=\1\b)/g, ''),
    unknown,
    known: tokens.length - unknown.length,
  }
}

const JOINING: Readonly<Record<string, string>> = byWord({
  en: ' and',
  maar: ' but',
  want: ' because',
  omdat: ' because',
  of: ' or',
  dus: ' so',
  as: ' if',
  wanneer: ' when',
  dat: ' that',
  voor: ' before',
  voordat: ' before',
  nadat: ' after',
  totdat: ' until',
})

const LINKS = new RegExp(`,? (${Object.keys(JOINING).join('|')}) |[,;.]\\s+| (?=(?:ek|jy|hy|ons|dit) )`, 'g')

/** Words after which the verb stands last. */
const VERB_LAST = /^(?:as|wanneer|.*dat|voor)$/

/** Reads an Afrikaans text of the controlled grammar into the English that Khulu's own reader understands. */
export function readAfrikaans(given: string, words: AfrikaansWords): AfrikaansRead {
  const text = given
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[‘’´`]/g, "'")
    .replace(/[\s?!.,]+$/, '')
    .trim()
  // Sous, sout en peper: no sentence, each is asked by itself.
  if (/^\p{L}+(?:, \p{L}+)+ en \p{L}+$/u.test(text)) return { english: text, unknown: [text], known: 0 }
  if (text === 'geen') return { english: 'no', unknown: [], known: 9 }
  const join = (front: string, one: AfrikaansRead, link: string, other: AfrikaansRead): AfrikaansRead => ({
    english: `${front}${one.english}${link} ${other.english}`,
    unknown: [...one.unknown, ...other.unknown],
    known: one.known + other.known,
  })
  const [, front = '', first = '', main = ''] = /^(as|wanneer) (.+?), (.+)$/.exec(text) ?? []
  if (front !== '')
    return join(
      `${JOINING[front] ?? ''} `.trimStart(),
      readClause(`dat ${first}`, words),
      '',
      readClause(`dan ${main}`, words),
    )
  const at =
    words.toEnglish.get(lettersOf(text))?.kind === 'phrase'
      ? undefined
      : [...text.matchAll(LINKS)].find(({ 0: whole, 1: link, index }) => {
          const [before, after] = [
            tokenize(text.slice(0, index), words),
            tokenize(text.slice(index + whole.length), words),
          ]
          const length = subjectOf(after, 0)
          const isClause = length > 0 && isFinite(after[length])
          if (whole === ' ')
            return (
              isClause &&
              !(before.length < 3 && before.some(isHelping)) &&
              !isFinite(before.at(-1)) &&
              askingOf(before) === 0 &&
              !isTime(before.at(-1)) &&
              !isOne(before.at(-1), 'en maar want omdat of dus as wanneer dat wat waar hoe hoekom wie')
            )
          // Ek wil brood: what is done is still to come.
          const isWhole = before.some(
            (token, place) =>
              isFinite(token, place, before) && (!isHelping(token) || token.word === 'gaan' || before.some(isVerb)),
          )
          return link === undefined || (isWhole && (isClause || !/^(?:en|of|voor)$/.test(link)))
        })
  if (!at) return readClause(text, words)
  const [before, after] = [text.slice(0, at.index), text.slice(at.index + at[0].length)]
  const link = at[1] ?? (/(?<!\p{L})(?:ge)?(?:sê|vertel|dink|weet|hoop|glo)(?!\p{L})/u.test(before) ? 'dat' : '')
  return join(
    '',
    readClause(before, words),
    JOINING[link] ?? ',',
    VERB_LAST.test(at[1] ?? '') ? readClause(`dat ${after}`, words) : readAfrikaans(after, words),
  )
}
