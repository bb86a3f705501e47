import type { Question } from '#core/khulu/questions/question.ts'
import { readXhosaNumber } from '#core/khulu/words/read-xhosa-number.ts'
import { readNumber } from '#core/khulu/words/read-number.ts'

const MONTHS: readonly RegExp[] = [/^jan/, /^feb/, /^(?:mar|maart|mrt|mat)/, /^e?pr|^apr/, /^(?:may|mei|meyi)$/, /^jun/, /^jul/, /^a[ug]/, /^sep/, /^(?:oct|okt)/, /^nov/, /^(?:dec|des|dis)/]

const ORDINALS: Readonly<Record<string, number>> = {
  first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10, eleventh: 11, twelfth: 12, twentieth: 20,
  eerste: 1, tweede: 2, derde: 3, vierde: 4, vyfde: 5, sesde: 6, sewende: 7, agtste: 8, negende: 9, tiende: 10, twaalfde: 12,
}

const OPERATIONS: readonly (readonly [RegExp, Extract<Question, { intent: 'sum' }>['operation']])[] = [
  [/^(.+?) ?(?:\+|\bplus\b|\band\b|(?:\bxa )?\b\w{0,3}di(?:ban|tyan)\w+\b) ?(.+)$/, 'plus'], [/^(.+?) ?(?:[-−–]|\bminus\b|\btake away\b|\bmin\b|\b(?:xa )?\w{0,4}(?:thabath|sus)\w+\b) ?(.+)$/, 'minus'],
  [/^(.+?) ?(?:[*×x]|\btimes\b|\bmultiplied by\b|\bmaal\b|\bkeer\b|\b(?:xa )?\w{0,4}phinda\w*\b) ?(.+)$/, 'times'], [/^(.+?) ?(?:[/÷:]|\bdivided by\b|\bgedeel deur\b|\b(?:xa )?\w{0,3}(?:ahlul|ohlul)\w+\b) ?(.+)$/, 'divided-by'],
]

const readAnyNumber = (text: string): number | null => readNumber(text) ?? readXhosaNumber(text)

function readSum(text: string): Question | null {
  for (const [form, operation] of OPERATIONS) {
    const [, one = '', two = ''] = form.exec(text) ?? []
    const left = readAnyNumber(one)
    const right = readAnyNumber(two.replace(/ ?(?:=|\bis\b|\bzenza|\bkukangaphi|\byintoni|\b\w{0,3}ngaphi|\bsilingana).*$/, ''))
    if (left !== null && right !== null) return { intent: 'sum', left, operation, right }
  }
  return null
}

function readMoney(text: string): Question | null {
  const [, rands = '', cents = '0'] = /^r ?(\d[\d ]*)(?:[.,](\d\d))?$/.exec(text) ?? []
  if (rands !== '') return { intent: 'money', rands: Number(rands.replaceAll(' ', '')), cents: Number(cents) }
  const [, amount = '', more = ''] = /^(.+?) (?:rands?|iirandi|irandi)(?: (?:and |en )?(.+?) (?:cents?|sent|iisenti))?$/.exec(text) ?? []
  const value = readNumber(amount)
  const few = more === '' ? 0 : readNumber(more)
  return value === null || few === null ? null : { intent: 'money', rands: value, cents: few }
}

const isHour = (value: number | null): value is number => value !== null && value >= 0 && value <= 23

function readHour(text: string): Question | null {
  const plain = text.replace(/(?<=een|twee|drie|vier|vyf|ses|sewe|agt|nege|tien|elf|twaalf)uur$/, ' uur').replace(/^half(?=(?:een|twee|drie|vier|vyf|ses|sewe|agt|nege|tien|elf|twaalf)$)/, 'half ').replace(/^(?:it is |it's |its |at |dit is |dis |om |ixesha )/, '').replace(/(?: ?(?:o'?clock|uur|in the (?:morning|afternoon|evening)|in die (?:oggend|middag|aand)|am))+$/, '')
  const [, h = '', m = ''] = /^(\d{1,2})[:h.](\d{2})(?: ?(?:am|pm))?$/.exec(plain) ?? []
  if (h !== '' && Number(m) < 60 && isHour(Number(h))) return { intent: 'time', hour: Number(h), minute: Number(m) }
  if (plain !== text && isHour(readNumber(plain)) && /o'?clock|uur/.test(text)) return { intent: 'time', hour: readNumber(plain) ?? 0, minute: 0 }
  const [, before = '', relation = '', after = ''] = /^(half|a quarter|quarter|kwart|.+?)(?: minutes?| minute)? ?(past|to|after|before|oor|voor)? (.+)$/.exec(plain) ?? []
  const [, kota = '', emva = ''] = /^(?:ikota|ikwata) (?:ukuya|eya) ku-?(\d+)$|^(?:ikota|ikwata) emva ko-?(\d+)$/.exec(plain) ?? []
  if (kota !== '') return { intent: 'time', hour: (Number(kota) + 23) % 24, minute: 45 }
  if (emva !== '') return { intent: 'time', hour: Number(emva) % 24, minute: 15 }
  const hour = readNumber(after)
  if (hour === null || hour < 1 || hour > 12) return null
  // Afrikaans half agt is half past seven.
  if (before === 'half') return relation === 'past' ? { intent: 'time', hour, minute: 30 } : relation === '' ? { intent: 'time', hour: (hour + 11) % 12, minute: 30 } : null
  const minutes = /quarter|kwart/.test(before) ? 15 : readNumber(before)
  if (minutes === null || minutes > 59 || relation === '') return null
  return /^(?:past|after|oor)$/.test(relation) ? { intent: 'time', hour, minute: minutes } : { intent: 'time', hour: (hour + 23) % 24, minute: 60 - minutes }
}

/** Parts of the day, as they stand after the hour. Source: the items of the page of time. */
const PARTS: readonly (readonly [string, RegExp])[] = [['kusasa', /\bin the morning\b|\bin die oggend\b|\bsoggens\b/], ['emva kwemini', /\bin the afternoon\b|\bin die middag\b/], ['ngorhatya', /\bin the evening\b|\bin die aand\b/], ['ebusuku', /\bat night\b|\bin die nag\b/]]

/** A time with the part of the day that is named, and whether it is said that it is so late. */
function readClock(text: string): Question | null {
  const read = readHour(text.replace(/ (?:at night|in die nag|soggens)$/, ''))
  if (read?.intent !== 'time') return read
  const part = PARTS.find(([, sign]) => sign.test(text))?.[0]
  return { ...read, ...(part === undefined ? {} : { part }), ...(/^(?:it is|it's|its|dit is|dis) /.test(text) ? { is: true } : {}) }
}

const monthOf = (name: string): number => MONTHS.findIndex((month) => month.test(name)) + 1

const WEEKDAY = /^(?:on |op )?(sun|mon|tue|wed|thu|fri|sat|son|maan|dins|woens|donder|vry|sater)[a-z]*day?,? (?:the |die )?(?=\d|\w+ \d)/
const WEEKDAYS = [/^s[ou]n/, /^m/, /^(?:tu|di)/, /^w/, /^(?:th|do)/, /^(?:f|v)/, /^sat/]

function readDate(given: string): Question | null {
  const named = WEEKDAY.exec(given)?.[1]
  const text = named === undefined ? given : given.replace(WEEKDAY, '')
  const date = readDayOfMonth(text)
  return named === undefined || date?.intent !== 'date' || date.year !== undefined ? date : { ...date, weekday: WEEKDAYS.findIndex((day) => day.test(named)) }
}

function readDayOfMonth(text: string): Question | null {
  const day = (figures: string): number => Number(figures.replace(/(?:st|nd|rd|th|ste|de)$/, ''))
  const [, first = '', name = '', year = ''] = /^(?:on )?(?:the )?(?:die )?(\d{1,2}(?:st|nd|rd|th|ste|de)?)(?: of| van)? ([a-z]+)(?:,? (\d{4}))?$/.exec(text) ?? []
  const [, other = '', second = '', when = ''] = /^(?:on )?([a-z]+) (\d{1,2}(?:st|nd|rd|th)?)(?:,? (\d{4}))?$/.exec(text) ?? []
  const [, y = '', mm = '', dd = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (y !== '') return { intent: 'date', day: Number(dd), month: Number(mm), year: Number(y) }
  const month = monthOf(name === '' ? other : name)
  const read = day(first === '' ? second : first)
  if (month === 0 || !(read > 0)) return null
  const told = year === '' ? when : year
  return { intent: 'date', day: read, month, ...(told === '' ? {} : { year: Number(told) }) }
}

function readOrdinal(text: string): Question | null {
  const plain = text.replace(/^(?:the|die) /, '')
  const [, tens = '', unit = ''] = /^(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -](\w+)$/.exec(plain) ?? []
  const value = (tens === '' ? undefined : (readNumber(tens) ?? 0) + (ORDINALS[unit] ?? Number.NaN)) ?? ORDINALS[plain] ?? Number(/^(\d+)(?:st|nd|rd|th|ste|de)$/.exec(plain)?.[1] ?? Number.NaN)
  return Number.isNaN(value) ? null : { intent: 'ordinal', value }
}

/** What is said in figures or in number words: a number, a sum, money, a time, a date, a place in a row. Null where the text is none of them. */
export function readFigures(text: string): Question | null {
  const plain = text.trim().replace(/^(?:(?:ngowuphi|yintoni|ngubani|uthini) )?umhla (?=we|ka|\d)/, '').replace(/^(?:we|se|ye|ka|nge|u|i)-(?=r?\d)/, '').replace(/^(?:mangaphi|zingaphi|ngaphi|yimalini|ngubani|bangaphi|wenza malini) (?=u?-?\d)/, '').replace(/^(?:inani )?u-?(?=\d)/, '').replace(/^(?:the )?(?:number|figure|time|date|getal|tyd|inani) /, '').replace(/^(?:what(?:'s| is)|what (?:time|number|date) is|(?:which|watter) (?:number|getal) is|wat is|how much is|hoeveel is|hoe laat is|ngubani|yintoni) (?=[\dr]|kwart|half|quarter)/, '').replace(/ (?:in|into|na|nge) ?(?:isi)?xhosa$/, '').replace(/ (?:ngesixhosa|in words|in woorde|ngamagama)$/, '')
  const [, side = '', of = ''] = /^what (?:number )?comes (after|before) (?:the number )?(.+)$/.exec(plain) ?? []
  const beside = side === '' ? null : readNumber(of)
  if (beside !== null && beside > 0) return { intent: 'number', value: side === 'after' ? beside + 1 : beside - 1 }
  const value = readNumber(/^1 (?:million|miljoen)$/.test(plain) ? '1000000' : plain)
  if (value !== null) return { intent: 'number', value }
  const own = /^(?:(?:ngubani|yintoni|lithini|leliphi|(?:watter|which|what) (?:getal|number) is) )(?=i|a)/.test(plain) ? readXhosaNumber(plain.replace(/^.*?(?=\b(?:i[ks]|ama|ith|in))/, '')) : null
  if (own !== null) return { intent: 'number', value: own }
  return readMoney(plain) ?? readClock(plain) ?? readOrdinal(plain) ?? readDate(plain) ?? readSum(plain)
}

const SUM_WORDS: readonly (readonly [RegExp, Extract<Question, { intent: 'sum' }>['operation']])[] = [
  [/\b(?:add|plus|sum|together|tel|som|[a-z]*(?:dibanis|hlangan)[a-z]*)\b/, 'plus'], [/\b(?:minus|subtract|take away|aftrek|trek|[a-z]*thabath[a-z]*)\b/, 'minus'],
  [/\b(?:times|multipl\w*|keer|maal|vermenigvuldig|[a-z]*phindaphind[a-z]*)\b/, 'times'], [/\b(?:divided?|deel|gedeel|[a-z]*ahlul[a-z]*)\b/, 'divided-by'],
]

/** The figures in a question that says nothing else that is understood: a time, a sum, money, a date. Null where there are none. */
export function findFigures(text: string): Question | null {
  const numbers = text.match(/\d+/g) ?? []
  const [, day = '', month = ''] = /\bumhla w(?:e|ama)-?(\d+) ku-?([a-z-]+)/.exec(text) ?? []
  if (day !== '') return readFigures(`${day} ${month.replace(/^u-?/, '')}`)
  const year = /^ngowama-?(\d+)$/.exec(text)?.[1]
  if (year !== undefined) return { intent: 'number', value: Number(year) }
  const signs = /\d+ ?[-+*x×÷/] ?\d+/.exec(text)?.[0]
  if (signs !== undefined && !/\d[-/]\d+[-/]\d/.test(text)) return readFigures(signs)
  const money = /\br ?\d+(?:[.,]\d\d)?\b/.exec(text)?.[0]
  if (money !== undefined) return readFigures(money)
  if (numbers.length === 1 && /\b(?:write|words|skryf|woorde|bhala|ngamagama)\b/.test(text)) return { intent: 'number', value: Number(numbers[0]) }
  const operation = numbers.length === 2 ? SUM_WORDS.find(([sign]) => sign.test(text))?.[1] : undefined
  if (operation) return { intent: 'sum', left: Number(numbers[0]), operation, right: Number(numbers[1]) }
  const [found] = /\b\d{1,2}[:h]\d{2}\b|\br ?\d+(?:[.,]\d\d)?\b|\b\d{1,2}(?:st|nd|rd|th|ste|de)? (?:of |van )?(?:jan|feb|mar|maart|apr|ma[iy]|mei|jun|jul|aug|sep|o[ck]t|nov|de[cs])[a-z]*\b/.exec(text) ?? []
  return found === undefined ? null : readFigures(found)
}
