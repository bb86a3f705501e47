import { pattern, source } from '#core/patterns/pattern.ts'
import type { Hearing } from '#core/khulu/khulu-world.ts'
import type { Question } from '#core/khulu/questions/question.ts'
import { XHOSA_ASKING } from '#core/khulu/asking/xhosa/asking-xhosa.ts'

/** Pattern of verbs of telling, whose object may be plural: ukubuza, ndimxelela, ndingabacela. */
const TELLING = source`
  (?:b?e?(?:ndi|si|u)|uku|ma(?:ndi|si)|(?=m|ba))(?:ya|nga|si)?(?<to>m|ba|yi|si|wa|zi)?(?<act>xelel|chazel
  |buz|cel|bhalel|yalel|khumbuz|bongoz|khuthaz|bik|tsh)[aeo]
`

/** Ndifuna ukuxelela umakhulu ukuba …; ndimxelela njani ukuba …; ndithini kumama ukuze … */
const TOLD = new RegExp(
  source`
    ^(?<story>.*?)(?<!\S)(?:(?!ndicela (?!njani))${TELLING}(?: njani| ntoni)?
    (?<whom>(?: (?!uku\S)[^\s,]+){0,4}?),? (?:ukuba|ukuthi|into yokuba)|(?:ndi|si|u)
    (?:nga)?thini (?<person>ku\S+),? ukuze) (?<said>.+)$
  `,
)

/** Ndifuna umqhubi ame; ukucela abantwana bathule: what somebody else is to do. */
const WISHED = pattern`
  ^(?:.*[\s,])?(?:(?:b?e?ndifuna|ndicela)|ndifuna ukucela|ukucela|ndi(?:m|ba)cela njani)
  (?<whom>(?: (?!uku)[^\s,]+){0,3}?)(?: ukuba)? (?<said>(?:ba|a|i|zi)(?!ba)\S+e(?: .+)?)$
`

/** Asks at its end how it is said, and is no part of what is. */
const HOW = pattern`
  [,.;]? (?:ke |ngoko |kufuneka |bekufanele )?(?:ndi|u|si)(?:nga|ya)?(?:yi|m|ba|si|li)?(?:thini
  |th(?:i|etha) (?:njani|ntoni)|(?:xelela|buza|tsho|cela|bhala|beka) (?:njani|ntoni))
  (?: (?:kuye|kubo|ngesixhosa|ke|kakuhle|nge\S+))*$
`

/** Pattern of a state with a question for its words; the last clause of the story is the utterance. */
const STORY = pattern`
  ^(?:.*[,.;] )?(?<said>[^,.;]+)[,.;] (?:ngoku |ke )?(?:(?:ndi|si)(?:nga|ya)?(?<to>m|ba)?(?:xelel|chazel
  |bhalel|bik)a njani(?: [^\s,]+){0,2}|(?:ndi|si)(?:nga)?thini ku(?!ye|bo)\S+)$
`

/** Asks what is said where something happens. */
const OCCASION = pattern`
  (?:[,.;]|\sxa) .*\b(?:ndi|si|u|ba|ku)(?:nga|ya)?thi(?:ni|wani)\b
  |\b(?:ndi|si|u|ba)(?:nga|ya)?thi(?:ni|wani) .*xa |nqwenelel|thuthuzel|vuyisan|xelela ntoni
`

/** Tells whether words are asked of Khulu itself, and nothing is said to anybody. */
const isOfWords = (text: string): boolean =>
  / igama|^igama|isivakalisi/.test(text) ||
  (['plural', 'singular', 'class', 'concords', 'difference', 'pronounce', 'mean'] as const).some((kind) =>
    XHOSA_ASKING.keywords[kind].test(text),
  ) ||
  /xhosa/.test(text)

const isSeveral = (to: string, whom: string): boolean =>
  to === 'ba' || to === 'zi' || /(?:^| )(?:ku)?(?:aba|oo|ama|ba|bo)[a-z]+/.test(whom)

/** Returns an order as it is said to whom it is for: bavule iincwadi zabo, ndicela nivule iincwadi zenu. */
function orderTo(said: string, several: boolean): string {
  const [first = '', ...rest] = said.split(' ')
  const spoken = several
    ? first.replace(/^(?:ba|a|zi)(?=[^aeiou])/, 'ni').replace(/^b(?=[eo])/, 'n')
    : first.replace(/^(?:a|i|li)(?=[^aeiou])/, 'u').replace(/^(?=[eo])/, 'w')
  const owned = rest.map((word) =>
    several
      ? word.replace(/^([a-z]{1,2})abo$/, '$1enu').replace(/^ba(?=[a-z]+[^aeiou]e$)/, 'ni')
      : word.replace(/^([a-z]{1,2}akh)e$/, '$1o').replace(/^a(?=[^aeiou][a-z]+[^aeiou]e$)/, 'u'),
  )
  return [...(first.endsWith('i') ? [] : ['ndicela']), spoken, ...owned].join(' ')
}

const IS_ORDER =
  /^(?!akaze)(?:(?:ba|a|i|zi|li)(?!\S*(?:il|iw|lel|lw)e\b)[a-z]+e|b?[eo][a-z]{2,}e|(?:ba|a|i|zi|li)nga[a-z]{2,}i)(?= |$)/

/**
 * Tells whether the clause is an order to the addressee. Several have bavule, one has avule, and an inkwenkwe ivule.
 */
const isOrder = (said: string, several: boolean, whom: string): boolean =>
  IS_ORDER.test(said) && (several ? /^(?:b|zi)/ : /(?:^| )i/.test(whom) ? /^[aeoil]/ : /^[aeo]/).test(said)

/** Turns a clause about the addressee into the second person: ndiyamthanda, ndiyakuthanda. */
function sayTo(said: string, several: boolean, asks: boolean): string {
  const own = asks ? said.replaceAll(/(?<= [a-z]{1,2})(?:akhe|abo)\b/g, several ? 'enu' : 'akho') : said
  if (/ (?:u|aba|oo)[a-z]{3}/.test(said)) return asks && several ? own.replace(/^ba(?=[a-z]{2})/, 'ni') : own
  const known = own.replace(
    /^((?:ndi|si)(?:ya|nga|za ku)?)m(?=[bcdfghjklpqrstvxyz])(?!dala|tsha|khulu|nci|hl|nya)/,
    several ? '$1ni' : '$1ku',
  )
  return several
    ? known.replace(/^((?:ndi|si)(?:ya|nga)?)ba(?=[a-z]{3})/, '$1ni').replace(asks ? /^ba(?=[a-z]{2})/ : /^$/, 'ni')
    : known
}

/**
 * Extracts an utterance from its story in isiXhosa. It may tell something, ask, request an act, or fit an occasion.
 * Null if there is none, or if Khulu itself is asked.
 */
export function readTold(text: string, { isOwn, isKnown, askingLanguages }: Hearing): Question | null {
  const asksHow = /(?:njani|ntoni|thini)\b/.test(text) || askingLanguages[0]?.language === 'xh'
  if (!asksHow || /[.!?] /.test(text)) return null
  const plain = text.replace(HOW, '')
  const speak = (said: string, several: boolean): Question | null => {
    if (isOfWords(said) || said === '') return null
    const words = said.split(/[\s,]+/)
    const foreign = words.some((word) => isKnown(word) && !isOwn(word)) && words.filter(isOwn).length * 2 < words.length
    return foreign || said.startsWith('qq')
      ? { intent: 'say', phrase: said + (several ? ' everyone' : '') }
      : { intent: 'situation', phrase: `buza ukuba ${said.slice(0, 1).toUpperCase()}${said.slice(1)}` }
  }
  // Ndithini kutitshala xa ndifuna ukuthi sorry: what is said in another language.
  const other = /^.* uku(?:thi|tsho) (?:ku\S+ )?(?<said>.+)$/.exec(plain)?.groups?.['said'] ?? ''
  if (other.split(' ').some((word) => isKnown(word) && !isOwn(word)) && !isOwn(other))
    return { intent: 'say', phrase: other }
  if (/ndifuna uku(?:thi|tsho) /.test(text) && other !== '' && isOwn(other) && !/thini/.test(text))
    return speak(other, false)
  const { story = '', act = 'xelel', to = '', whom = '', person = '', said: given } = TOLD.exec(plain)?.groups ?? {}
  // Mabahlambe izandla, makavule: told of others, as an order is.
  const said = given
    ?.replace(/^ma(?=ba[^ ]+e\b|zi)/, '')
    .replace(/^mak(?=a\S+e\b)/, '')
    .replace(/ i/.test(whom) ? /\b(ng?a)yo$/ : /\b(ng?a)ye$/, '$1we')
  const several =
    isSeveral(to, whom + person) || (act !== 'buz' && to + whom + person === '' && (said?.startsWith('ba') ?? false))
  if (said !== undefined && !/\bundi|\bkhulu/.test(story) && !XHOSA_ASKING.keywords.mean.test(story)) {
    const asks = act === 'buz'
    return speak(
      !asks && isOrder(said, several, whom)
        ? orderTo(said, several)
        : sayTo(said.replace(/^(?:ingaba|ukuba|(?:omnye )?umntu) /, ''), several, asks) + (asks ? '?' : ''),
      several,
    )
  }
  const wished = plain === text && !/cel|thini/.test(text) ? undefined : WISHED.exec(plain)?.groups
  const wishedOf = wished?.['whom'] ?? ''
  if (wished && isOrder(wished['said'] ?? '', isSeveral('', wishedOf), wishedOf))
    return speak(orderTo(wished['said'] ?? '', isSeveral('', wishedOf)), false)
  const told = STORY.exec(text)?.groups
  const actOf = (what: string): string | undefined => XHOSA_ASKING.acts?.find(([sign]) => sign.test(what))?.[1]
  const acted = actOf(text)
  if (
    acted !== undefined &&
    acted !== '?' &&
    OCCASION.test(text) &&
    !isOfWords(text) &&
    !/qq|\bukuthi\b|sithi\b|phendul/.test(text)
  )
    return { intent: 'situation', phrase: text }
  // Ndifuna ukubuza ixabiso: how that is done is asked.
  const does =
    askingLanguages[0]?.language === 'xh'
      ? /^(?:.*, )?ndifuna (uku(?:buz|cel|bulel|bulis|xolis|valelis)\S* .+)$/.exec(text)?.[1]
      : undefined
  if (does !== undefined && actOf(does) !== undefined && !isOfWords(does)) return { intent: 'situation', phrase: does }
  return told ? speak(sayTo(told['said'] ?? '', told['to'] === 'ba', false), false) : null
}
