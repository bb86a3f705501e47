import { pattern } from '#core/patterns/pattern.ts'
import type { Kind } from '#core/khulu/rewording/xhosa/story.ts'
import { readXhosaNumber } from '#core/khulu/words/read-xhosa-number.ts'

/** Numbers as they agree with what is counted: amabini, ezintathu, abane. */
const COUNTED: readonly (readonly [stem: RegExp, value: number])[] = [
  [/^(?!ez|ab|am|em)(?:[aeio]?[bmlwskzny]?[aeiou]?[mnt]?)?nye$/, 1],
  [/^(?:a?ma|a?ba|e?zim|e?mi)bini$/, 2],
  [/^(?:a?ma|a?ba|e?zin|e?mi)thathu$/, 3],
  [/^(?:a?ma|a?ba|e?zi|e?mi)ne$/, 4],
  [/^(?:a?ma|a?ba|e?zin|e?mi)hlanu$|^ezintlanu$|^zintlanu$/, 5],
  [/^(?:a?ma|a?ba|e?zin|e?mi)thandathu$/, 6],
  [/sixhenxe$/, 7],
  [/sibhozo$/, 8],
  [/(?:li|si)thoba$/, 9],
  [/lishumi$/, 10],
]

/** Returns the numbers that a text tells, in figures or words; amashumi amabini anesihlanu is one. */
function numbersOf(text: string): readonly number[] {
  const joined = text.replaceAll(
    /\b\S*?(a?mashumi a[a-z]+(?: an[a-z]+)?|lishumi elin[a-z]+)/g,
    (_whole, words: string) =>
      String(readXhosaNumber(words.replace(/^a?mashumi/, 'amashumi').replace(/^lishumi/, 'ishumi')) ?? words),
  )
  return joined
    .split(/[\s,;:]+/)
    .map((word) => word.replace(/[.?!]+$/, ''))
    .flatMap((word) => {
      const figure = /^(?:\p{L}*-)?r? ?(\d+)$/u.exec(word)?.[1]
      const value = figure === undefined ? COUNTED.find(([stem]) => stem.test(word))?.[1] : Number(figure)
      return value === undefined ? [] : [value]
    })
}

/** Signs of a subtraction. */
const TAKES_AWAY = pattern`
  (?:ab|ak|az|ay)ekho|akakho|azikho|ayikho|sal[ae]\b|sele\b|sel[ae]yo|shiyek|tshintshi|nditye|uty|ndiphe
  |ndimph|ndinik|(?:thabath|sus)|lahl|ngaphantsi|mahluko
`

/** Operations of a story on two numbers, by its question or its events. */
const ACTS: readonly (readonly [sign: RegExp, act: (one: number, other: number) => string])[] = [
  [
    /(?:ahlul|abel|ohlul|hlukan|lingana\b|ngokulingana)|umntu ngamnye uza kufumana|mnye ufumana/,
    (one, other) => `u-${Math.max(one, other)} yahlula ngo-${Math.min(one, other)}`,
  ],
  [
    /(?:nganye|ngamnye|ngalinye|inye|mnye|linye) (?:ine|una|in[ae]|ixabisa|ibiza|yi|i?nama|line|lixabisa|libiza)|nganye|ngalinye|ngamnye/,
    (one, other) => `u-${one} phinda ka-${other}`,
  ],
  [TAKES_AWAY, (one, other) => `u-${Math.max(one, other)} thabatha u-${Math.min(one, other)}`],
  [
    /onke|wonke|onk[ae]|xa (?:zi|be|ndi|si|e|ku)\S*(?:diban|hlang)|dibanis|iyonke|phelele|ngoku|zonke|bonke|enye|ezinye|abanye|amanye/,
    (one, other) => `dibanisa u-${one} no-${other}`,
  ],
]

/** Counting that a story asks for: of two numbers, what is left, or all of them together. */
export const askSum: Kind = ({ rest, named }) => {
  if (
    named.length > 0 ||
    !/(?:ngaphi|ngakanani|malini|\bntoni|\bngubani)(?:\W|$)/.test(rest) ||
    /ixesha|intsimbi|funda kule/.test(rest)
  )
    return []
  const [one, other, ...more] = numbersOf(rest)
  const asked = rest.slice(rest.search(/\S*(?:shiyek|sal[ae]\b|sele|tshintshi|onke|ngaphi|malini)/))
  // Abantwana aba-3 baneencwadi ezi-4 umntu ngamnye: of each so many, and nothing is shared out.
  const each =
    /(?:nganye|ngamnye|ngalinye|ngasinye)\b/.test(rest) && ACTS[0]?.[0].test(rest) === false ? ACTS[1]?.[1] : undefined
  const act = each ?? ACTS.find(([sign]) => sign.test(asked))?.[1] ?? ACTS.find(([sign]) => sign.test(rest))?.[1]
  return one === undefined || other === undefined || more.length > 0 || act === undefined ? [] : [act(one, other)]
}

/** A date that is asked for in words, in English. */
const DATE =
  /\b(\d{1,2})(?:st|nd|rd|th)? (?:ku|k[aw])?-?(january|february|march|april|may|june|july|august|september|october|november|december)\b/

/** Recognises a figure whose words are asked for. */
export const askFigure: Kind = ({ rest, named }) => {
  const [, day, month] = DATE.exec(rest) ?? []
  if (day !== undefined && named.length === 0 && /bhal|biz|thini|xhosa|thiwa/.test(rest))
    return [`${day} ${month ?? ''} ngesixhosa`]
  const digits = rest.match(/(?<![\d:.r])\d+(?![\d:.%]|\s?(?:rand|\/))/g)
  const figures = [...new Set(digits ?? (/nombolo|nani\b/.test(rest) ? numbersOf(rest).map(String) : []))]
  return named.length === 0 &&
    figures.length === 1 &&
    /inani|ngamagama|nombolo|\bu-\d/.test(rest) &&
    /bhal|biz|thini|xhosa|ngamagama|yintoni|ngubani/.test(rest) &&
    !/fowuni/.test(rest)
    ? [`inani ${figures[0] ?? ''} ngesixhosa`]
    : []
}
