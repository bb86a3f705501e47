import { pattern, source } from '#core/patterns/pattern.ts'

/** Somebody with a verb of saying, writing or translating, in any tense and with any object: ndingayibiza, batsho, kuthiwani, mandithi. */
const SAYING = source`
  (?:m?a|uku|ku)?(?:ndi|u|si|ni|b[ae]|ku|i|li|lu|zi|yi)?(?:ya|nga|za)?(?:yi|li|lu|si|zi|wu|ba|m|ku|ndi)?
  (?:th[ie]|thin[ia]|thiw[ae]|thiwani|theth[ae]|tsho|bizw?[ae]|bhal(?:wa|we|a|e|ele)|bekw?[ae]|xel[ae]
  |xelele|guqul(?:a|e|ela|ele|wa)|tolik(?:a|e|ela|ele|wa)|chaz[ae]|chazele|bonise|fundise|ncede|nike|phe)
  (?:ni)?
`

/** Words around the subject of a question: politeness, the asker, asking, and names of words. */
export const FRAME = new RegExp(
  source`
    ^(?:${SAYING}|nceda|ndicela|b?e?ndifuna|ukwazi|uku(?:ba|thi|tsho|buza)?|funa|khaw\S*|kaloku|ke|khulu|mna
    |wena|xa|na|ni|nje|n?gaba|ingaba|njani|kanjani|ntoni|y?intoni|ngubani|ngoku|njalo|abantu|umntu|amaxhosa
    |(?!isi)[a-z]{0,4}si-?(?:xhosa|ngesi|lungu)|esixhoseni|esingesini|[a-z]{0,3}(?:gama|sivakalisi
    |zivakalisi|binzana|ntetho|nto)|(?:be|e|u|ndi|ku)?si?thi(?:wa)?|n?[eoa]l?[zlsy]?[ieo]?thi
    |eli(?:thetha|chaza)|l[aeo]|el[oi]|es[oi]|ez[oi]|ok[uo]|ala|yala|[lsz]i?ka|se|njalo|inani|elingu
    |ngama(?:gama|zwi))$
  `,
)

/** Question words of isiXhosa, in any position. */
const ASKS = pattern`
  \b(?:njani|ntoni|\w{0,3}intoni|ngubani|kutheni|nini|ngani|(?!kufu)\w{0,9}phi|\w*ngaphi|\w{1,6}thini
  |kuthiwa\w*|isininzi|isinye|ihlelo|i[sz]ivumelanisi|umahluko|okanye|isilandulo|ixesha (?:e|la)\w+
  |\w*fana)\b
`

/** A clause in which somebody is spoken to: what is to be said to them stands before it. */
const SPEAKS = pattern`
  (?:xelel|chazel|buz[ae]|bhalel|(?:nxib|phath|ty)[ae] ntoni|thuthuzel|nqwenel|bulis|bulel|valelis|xolis
  |phendul|cel[ae])
  |\b(?:m?a?ndi|u|si|ba|ku)(?:nga)?thini(?! (?:ngesi\S+ )?xa (?:ndi|u)| igama| isininzi)|bathini
`

/** Says of the asker only that they ask, and why. */
const IDLE = pattern`
  ^(?:andi(?:y|w|s)?[ai]?(?:qondi|azi|yazi|kwazi)\S*(?: (?:mna|kakuhle|nto|ncam|sizathu))*
  |ndi(?:didekile|libele|buza nje|xakekile|yabuza)|(?:kodwa )?(?:ndilibele|andazi)(?: mna)?)$
`

const isFull = (clause: string): boolean =>
  clause
    .split(' ')
    .some(
      (word) =>
        /^qq|\d/.test(word) ||
        (word.length > 3 &&
          !FRAME.test(word) &&
          !ASKS.test(word) &&
          !/^(?:[slyzw]\S{1,3}o|ukwazi|ndilibele|ngesi\S+|\S*(?:phendul|beka|enz)\S*|[a-z]{1,4}bona)$/.test(word)),
    )

/** Returns the only asking clause with its phrase, otherwise the text without empty clauses. */
export function coreOfXhosa(text: string): string {
  const parts = text.split(/[,;.?!]+\s+(?:kodwa |kanti |kaloku )?|\s(?:kodwa|kuba)\s|\s[-–]\s/)
  if (parts.length < 2) return text
  const left = parts.filter((part) => !IDLE.test(part))
  const asking = left.filter((part) => ASKS.test(part))
  const [only = ''] = asking
  const others = left.filter((part) => part !== only)
  return asking.length === 1 &&
    isFull(only) &&
    !SPEAKS.test(only) &&
    !/\bu-[b-df-hj-np-tv-xz]{1,3}\b|\bndingu(?:titshala|mzali)/.test(text) &&
    others.every((part) => part.includes(' ') && (!/\d/.test(part) || /\d/.test(only)))
    ? only
    : left.length === 0 || left.length === parts.length
      ? text
      : left.join(', ')
}
