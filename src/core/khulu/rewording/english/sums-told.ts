import { pattern } from '#core/patterns/pattern.ts'
import type { ReadStory } from '#core/khulu/rewording/english/story.ts'

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const NUMBER = new RegExp(
  String.raw`\b(?:(?:${TENS.join('|')})(?:[ -](?:${ONES.slice(1, 10).join('|')}))?|${ONES.slice(1)
    .toSorted((one, other) => other.length - one.length)
    .join('|')}|(?:a )?hundred|a dozen|r ?\d+|\d+)\b`,
  'g',
)

/** Returns the value of a number in words or figures. */
const valueOf = (written: string): number => {
  if (/dozen/.test(written)) return 12
  if (/hundred/.test(written)) return 100
  if (/\d/.test(written)) return Number(written.replaceAll(/\D/g, ''))
  const [tens = '', unit = ''] = written.split(/[ -]/)
  return ONES.includes(tens) ? ONES.indexOf(tens) : (TENS.indexOf(tens) + 2) * 10 + Math.max(0, ONES.indexOf(unit))
}

/** Events of a story with numbers, with their operation. */
const HAPPENS: readonly (readonly ['divided by' | 'times' | 'minus' | 'plus', RegExp])[] = [
  [
    'divided by',
    /\b(?:shar(?:e|es|ed|ing)|divid\w+|split\w*|equally|among|between (?:them|us|\w+ (?:children|kids|friends|people)))\b/,
  ],
  [
    'times',
    pattern`
      \beach\b(?=.*\b(?:how much|pay|costs?|total|altogether)\b)
      |\b(?:each (?:ha[sd]|have|costs?|with|of them|one|box|bag|child|week|day|month|gets?|got)
      |costs? \S+(?: \S+)? each|apiece|(?:rows?|bags?|boxes|packets?|packs?|groups?|teams?) (?:of|with)
      |\S+ (?:every|a|per) (?:day|week|month)|(?:each|every) (?:\w+ )?(?:day|week|month)
      |for \S+ (?:days|weeks|months))\b
    `,
  ],
  [
    'minus',
    pattern`
      \b(?:left|remain\w*|change|g(?:i|a)v(?:e|es|ing|en)?(?: \S+){0,4} away|away|eats?|ate|eaten
      |los(?:e|es|t)|spen[dt]s?|take(?:s|n)? (?:away|out|off)|sold|sells?|broke|breaks?|fewer|absent|sick
      |not here|took|stole|stolen|killed|caught|ran (?:away|off)|missing|die[sd]?|fl(?:y|ies|ew)|get off
      |got off|gets off|leaves?|still)\b
    `,
  ],
  [
    'plus',
    /\b(?:altogether|in total|total|in all|together|sum|more|another|buys?|bought|gets?|got|finds?|found|join\w*)\b/,
  ],
]

/** Reads a sum that is put as a story: ten apples, of which three are given away. */
export const readSum: ReadStory = ({ text, quoted }) => {
  if (
    quoted.length > 0 ||
    !/\bhow (?:many|much)\b|\bwhat(?:'s| is| will| would| do| does)\b.*\b(?:change|total|left|altogether|get back|remains?)\b/.test(
      text,
    )
  )
    return []
  const found = text.match(NUMBER) ?? []
  const [one = '', two = ''] = found
  const operation = found.length === 2 ? HAPPENS.find(([, sign]) => sign.test(text))?.[0] : undefined
  if (operation === undefined) return []
  const [left, right] = [valueOf(one), valueOf(two)]
  const [more, fewer] = left >= right ? [left, right] : [right, left]
  if (!found.some((written) => /^r ?\d/.test(written)))
    return [
      `what is ${operation === 'minus' || operation === 'divided by' ? `${more} ${operation} ${fewer}` : `${left} ${operation} ${right}`}`,
    ]
  const money =
    operation === 'minus'
      ? more - fewer
      : operation === 'plus'
        ? left + right
        : operation === 'times'
          ? left * right
          : more / fewer
  return Number.isInteger(money) ? [`how do i say r${money}`] : []
}
