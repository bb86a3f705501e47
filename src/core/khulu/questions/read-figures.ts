import { pattern } from '#core/patterns/pattern.ts'
import type { Question } from '#core/khulu/questions/question.ts'
import type { AskingWords } from '#core/khulu/asking/asking-words.ts'
import { readXhosaNumber } from '#core/khulu/words/read-xhosa-number.ts'
import { ENGLISH_NUMBERS, readNumber } from '#core/khulu/words/read-number.ts'

/** Asking languages with figures besides English. */
type AskingLanguages = readonly Pick<AskingWords, 'figures'>[]

const MONTHS: readonly RegExp[] = [
  /^jan/,
  /^feb/,
  /^(?:mar|maart|mrt|mat)/,
  /^e?pr|^apr/,
  /^(?:may|mei|meyi)$/,
  /^jun/,
  /^jul/,
  /^a[ug]/,
  /^sep/,
  /^o[ck]t/,
  /^nov/,
  /^d[ei][cs]/,
]

/** Signs and words of sums: between two numbers, and anywhere where there are two. */
const OPERATIONS: readonly (readonly [Extract<Question, { intent: 'sum' }>['operation'], RegExp, RegExp])[] = [
  ['plus', /^(.+?) ?(?:\+|\b(?:plus|and)\b) ?(.+)$/, /\b(?:add|plus|sum|together)\b/],
  ['minus', /^(.+?) ?(?:[-−–]|\b(?:minus|take away)\b) ?(.+)$/, /\b(?:minus|subtract|take away)\b/],
  ['times', /^(.+?) ?(?:[*×]|(?<![a-z])x|\b(?:times|multiplied by)\b) ?(.+)$/, /\b(?:times|multipl\w*)\b/],
  ['divided-by', /^(.+?) ?(?:[/÷:]|\bdivided by\b) ?(.+)$/, /\bdivided?\b/],
]

const readAnyNumber = (text: string): number | null => readNumber(text) ?? readXhosaNumber(text)

function readSum(text: string): Question | null {
  for (const [operation, form] of OPERATIONS) {
    const [, one = '', two = ''] = form.exec(text) ?? []
    const left = readAnyNumber(one)
    const right = readAnyNumber(two.replace(/ ?(?:=|\bis\b).*$/, ''))
    if (left !== null && right !== null) return { intent: 'sum', left, operation, right }
  }
  return null
}

function readMoney(text: string): Question | null {
  const [, rands = '', cents = '0'] = /^r ?(\d[\d ]*)(?:[.,](\d\d))?$/.exec(text) ?? []
  if (rands !== '') return { intent: 'money', rands: Number(rands.replaceAll(' ', '')), cents: Number(cents) }
  const [, amount = '', more = ''] = /^(.+?) rands?(?: (?:and )?(.+?) cents?)?$/.exec(text) ?? []
  const value = readNumber(amount)
  const few = more === '' ? 0 : readNumber(more)
  return value === null || few === null ? null : { intent: 'money', rands: value, cents: few }
}

const isHour = (value: number | null): value is number => value !== null && value >= 0 && value <= 23

function readHour(text: string): Question | null {
  const plain = text
    .replace(/^(?:it is |it's |its |at )/, '')
    .replace(/(?: ?(?:o'?clock|in the (?:morning|afternoon|evening)|am))+$/, '')
  const [, h = '', m = ''] = /^(\d{1,2})[:h.](\d{2})(?: ?(?:am|pm))?$/.exec(plain) ?? []
  if (h !== '' && Number(m) < 60 && isHour(Number(h))) return { intent: 'time', hour: Number(h), minute: Number(m) }
  if (plain !== text && isHour(readNumber(plain)) && /o'?clock/.test(text))
    return { intent: 'time', hour: readNumber(plain) ?? 0, minute: 0 }
  const [, before = '', relation = '', after = ''] =
    /^(half|a quarter|quarter|.+?)(?: minutes?)? ?(past|to|after|before)? (.+)$/.exec(plain) ?? []
  const hour = readNumber(after)
  if (hour === null || hour < 1 || hour > 12) return null
  // Afrikaans half agt is half past seven.
  if (before === 'half')
    return relation === 'past'
      ? { intent: 'time', hour, minute: 30 }
      : relation === ''
        ? { intent: 'time', hour: (hour + 11) % 12, minute: 30 }
        : null
  const minutes = before.endsWith('quarter') ? 15 : readNumber(before)
  if (minutes === null || minutes > 59 || relation === '') return null
  return /^(?:past|after)$/.test(relation)
    ? { intent: 'time', hour, minute: minutes }
    : { intent: 'time', hour: (hour + 23) % 24, minute: 60 - minutes }
}

/** Parts of the day, as they stand after the hour. Source: the items of the page of time. */
const PARTS: readonly (readonly [string, RegExp])[] = [
  ['kusasa', /\bin the morning\b/],
  ['emva kwemini', /\bin the afternoon\b/],
  ['ngorhatya', /\bin the evening\b/],
  ['ebusuku', / night\b/],
]

/** Reads a clock time with its part of the day, and whether it is a statement ("it is"). */
function readClock(text: string): Question | null {
  const read = readHour(text.replace(/ (?:at|in the) night$/, ''))
  if (read?.intent !== 'time') return read
  const part = PARTS.find(([, sign]) => sign.test(text))?.[0]
  return {
    ...read,
    ...(part === undefined ? {} : { part }),
    ...(/^(?:it is|it's|its) /.test(text) ? { is: true } : {}),
    ...(text.startsWith('at ') ? { at: true } : {}),
  }
}

const monthOf = (name: string): number => MONTHS.findIndex((month) => month.test(name)) + 1

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const WEEKDAY = new RegExp(`^(?:on )?(${WEEKDAYS.join('|')})[a-z]*day?,? (?:the )?(?=\\d|\\w+ \\d)`)

function readDate(given: string): Question | null {
  const named = WEEKDAY.exec(given)?.[1]
  const text = named === undefined ? given : given.replace(WEEKDAY, '')
  const date = readDayOfMonth(text)
  return named === undefined || date?.intent !== 'date' || date.year !== undefined
    ? date
    : { ...date, weekday: WEEKDAYS.indexOf(named) }
}

function readDayOfMonth(text: string): Question | null {
  const day = (figures: string): number => Number(figures.replace(/(?:st|nd|rd|th|ste|de)$/, ''))
  const [, first = '', name = '', year = ''] =
    /^(?:on )?(?:the )?(\d{1,2}(?:st|nd|rd|th|ste|de)?)(?: of)? ([a-z]+)(?:,? (\d{4}))?$/.exec(text) ?? []
  const [, other = '', second = '', when = ''] =
    /^(?:on )?([a-z]+) (\d{1,2}(?:st|nd|rd|th)?)(?:,? (\d{4}))?$/.exec(text) ?? []
  const [, y = '', mm = '', dd = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (y !== '') return { intent: 'date', day: Number(dd), month: Number(mm), year: Number(y) }
  const month = monthOf(name === '' ? other : name)
  const read = day(first === '' ? second : first)
  if (month === 0 || !(read > 0)) return null
  const told = year === '' ? when : year
  return { intent: 'date', day: read, month, ...(told === '' ? {} : { year: Number(told) }) }
}

/** Reads `fifth`, `twentieth`, `twenty-first`, `5th`. */
function readOrdinal(text: string): Question | null {
  const plain = text.replace(/^the /, '')
  const [, tens = '', unit = ''] = /^(\w+ty)[ -](\w+)$/.exec(plain) ?? []
  const place = ENGLISH_NUMBERS.places.indexOf(unit === '' ? plain : unit) + 1
  const value =
    place > 0
      ? place + (tens === '' ? 0 : (readNumber(tens) ?? Number.NaN))
      : plain.endsWith('tieth')
        ? readNumber(plain.replace('ieth', 'y'))
        : Number(/^(\d+)(?:st|nd|rd|th|ste|de)$/.exec(plain)?.[1] ?? Number.NaN)
  return value === null || Number.isNaN(value) ? null : { intent: 'ordinal', value }
}

const inEnglish = (text: string, askingLanguages: AskingLanguages): string =>
  askingLanguages.reduce((plain, { figures }) => figures?.(plain, ENGLISH_NUMBERS) ?? plain, text.trim())

/** Beginnings of a question whose answer is a figure. */
const ASKS_FOR_FIGURE =
  /^(?:what(?:'s| is)|what (?:time|number|date) is|which number is|how much is) (?=[\dr]|half|quarter|.* (?:plus|minus|times|divided) )/

/** Reads figures or number words: a number, sum, money, time, date or ordinal. Null if the text is none. */
export function readFigures(text: string, askingLanguages: AskingLanguages): Question | null {
  const plain = inEnglish(text, askingLanguages)
    .replace(/^(?:write |skryf )?(?:the )?(?:(?:number|figure|time|date) )?(?=\S)/, '')
    .replace(ASKS_FOR_FIGURE, '')
    .replace(/ (?:in|into|na) ?(?:isi)?xhosa$/, '')
    .replace(/ in words$/, '')
  const [, side = '', of = ''] = /^what (?:number )?comes (after|before) (?:the number )?(.+)$/.exec(plain) ?? []
  const beside = side === '' ? null : readNumber(of)
  if (beside !== null && beside > 0) return { intent: 'number', value: side === 'after' ? beside + 1 : beside - 1 }
  const value = readNumber(plain === '1 million' ? '1000000' : plain)
  if (value !== null) return { intent: 'number', value }
  const [, named = ''] =
    /^(?:(?:ngubani|yintoni|lithini|leliphi|(?:which|what) number is) )(?=i|a).*?\b((?:i[ks]|ama|ith|in).*)$/.exec(
      plain,
    ) ?? []
  const own = named === '' ? null : readXhosaNumber(named)
  if (own !== null) return { intent: 'number', value: own }
  return readMoney(plain) ?? readClock(plain) ?? readOrdinal(plain) ?? readDate(plain) ?? readSum(plain)
}

/** A time of day or a date in figures. */
const TIME_OR_DATE = pattern`
  \b\d{1,2}[:h]\d{2}\b
  |\b\d{1,2}(?:st|nd|rd|th|ste|de)? (?:of )?(?:jan|feb|ma[rt]|maart|e?pr|apr|m[ae][iy]|jun|jul|a[ug]|sep
  |o[ck]t|nov|d[ei][cs])[a-z]*\b
`

/** Finds the figures in a question of nothing else: a time, a sum, money, a date. Null if there are none. */
export function findFigures(given: string, askingLanguages: AskingLanguages): Question | null {
  const text = inEnglish(given, askingLanguages)
  const numbers = text.match(/\d+/g) ?? []
  const signs = /\d+ ?[-+*x×÷/] ?\d+/.exec(text)?.[0]
  if (signs !== undefined && !/\d[-/]\d+[-/]\d/.test(text)) return readFigures(signs, [])
  const money = /\br ?\d+(?:[.,]\d\d)?\b/.exec(text)?.[0]
  if (money !== undefined) return readFigures(money, [])
  if (numbers.length === 1 && /\b(?:write|words)\b/.test(text)) return { intent: 'number', value: Number(numbers[0]) }
  const operation = numbers.length === 2 ? OPERATIONS.find(([, , sign]) => sign.test(text))?.[0] : undefined
  if (operation) return { intent: 'sum', left: Number(numbers[0]), operation, right: Number(numbers[1]) }
  const [found] = TIME_OR_DATE.exec(text) ?? []
  return found === undefined ? null : readFigures(found, [])
}
