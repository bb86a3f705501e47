import { pattern } from '#core/patterns/pattern.ts'
import type { Kind } from '#core/khulu/rewording/xhosa/story.ts'

const ASKS_CHOICE = /\b\S{0,4}phi\b|ndi(?:nga)?thi\b|sithi\b|kuthiwa|sebenzis|mahluko|ahluk|chanek|lungil|bhetele/

/** Two words that somebody chooses between. */
const TWO_WORDS = pattern`
  (?:^|[,:.?] |\b(?:ndithi|ndingathi|sithi|kuthiwa|uthi|phakathi|mahluko|sebenzise|sebenzisa|kwe|elithi|ngu
  |nguwuphi|yiphi|eyiphi|xa|ngaba|ingaba) )(?:ko|kuka|kwa|u|i)?[- ]?(?<one>[a-z]{3,}),? (?:okanye|no|ne
  |na) (?:u-|i-)?(?<other>[a-z]{3,})(?=[,.?]|$| (?:xa|na|ngoku|ukuba|eyiphi|yeyiphi|ndisebenzise|sisebenzise
  |kule|apha|ke|okanye|ziyafana|bafana)\b)
`

/** Asks for the use and difference of two words, if neither is quoted. */
export const askChoice: Kind = ({ rest, named, heard }) => {
  if (named.length > 0 || !ASKS_CHOICE.test(rest)) return []
  const { one = '', other = '' } =
    TWO_WORDS.exec(rest.replaceAll(/\b(?:kuka|ku|no)-(?=[a-z])/g, (lead) => (lead === 'no-' ? 'no ' : ' ')))?.groups ??
    {}
  const isAlternative = / okanye /.test(rest) || /mahluko|ahluk/.test(rest)
  return one !== '' &&
    isAlternative &&
    heard.isOwn(one) &&
    heard.isOwn(other) &&
    !/^(?:ndithi|sithi|kufuneka|hayi|ewe|ngaba|kakuhle|kunjalo)$/.test(other)
    ? [`yintoni umahluko phakathi kuka "${one}" no "${other}"`]
    : []
}
