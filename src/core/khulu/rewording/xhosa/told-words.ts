import { pattern } from '#core/patterns/pattern.ts'
import { askMeaning, askSaying, type Kind } from '#core/khulu/rewording/xhosa/story.ts'

/** Words of English that isiXhosa has too: they are part of what is said where they stand beside others. */
const SHARED = pattern`
  ^(?:i|a|am|to|me|is|it|the|at|in|on|so|he|we|be|you|my|no|us|an|and|of|or|up|do|go|by|if|as|are|was|were
  |will|not|this|that|have|has|can|does|did|your|his|her|our|their|they|she)$
  |^[a-z]+'[a-z]+$
`

/** English words that isiXhosa speakers say in isiXhosa: what they stand in isn't asked about for their sake. */
const BORROWED = pattern`
  ^(?:app|sms|homework|grade|email|e-mail|whatsapp|boss|taxi|internet|data|khulu|funda|ok|okay|online|google
  |facebook|call|centre|wifi|password|tv|gym|grade|class|message|text|january|february|march|april|may|june
  |july|august|september|october|november|december)$
`

/** Returns the longest run of English words in a text; empty where there is none. */
function englishOf(
  text: string,
  { isOwn, isEnglish }: { isOwn: (word: string) => boolean; isEnglish: (word: string) => boolean },
): string {
  const runs: string[][] = [[]]
  for (const given of text.split(/\s+/)) {
    const word = given.replace(/^(?:[iue]|n[aeo]|ng[aeo]|k[aou]|ku?kwi|[yzls]e)-(?=[a-z]{3})/, '')
    const bare = word.replaceAll(/^[("]+|[).,;:?!"]+$/g, '')
    // I-banana is English, whatever banana may be besides.
    const isForeign = (isEnglish(bare) && (word !== given || !isOwn(bare))) || SHARED.test(bare)
    if (isForeign) runs.at(-1)?.push(word)
    if (!isForeign || /[.?!;]$/.test(word)) runs.push([])
  }
  const whole = runs.filter((run) => run.some((word) => !SHARED.test(word) && !BORROWED.test(word.replace(/\W+$/, ''))))
  return (
    whole
      .toSorted((one, other) => other.length - one.length)[0]
      ?.join(' ')
      .replace(/[.,;:?!]+$/, '') ?? ''
  )
}

/** Somebody wants to have a thing said: what it is stands after that. */
const WANTS =
  /^(?:.*[,] )?(?:b?e?ndifuna|ndinqwenela|ndizama|kufuneka|ndicela|singathanda|ndingathanda|sifuna) (?:uku(?!ba|qonda|va|fund|zi)\S+ )?/

/** Pattern of a question that only asks how something is put. */
const ONLY_ASKS = pattern`
  ^(?:nceda |khawu\S* |ke |ngoku )*(?:(?:ndi|si|u)(?:nga)?(?:thini|(?:li|yi|si|ku)?(?:beka|thi|tsho|thetha
  |bhala|bhale|xela|buza) (?:njani|ntoni))|undi(?:ncede|guqulele|tolikele|bonise|xelele)|(?:ndi|yi)guqulele
  |kuthiwani|ndithini)(?: (?:ke|na|ngesixhosa|nceda|kakuhle|apho|loo nto|le nto|oko))*
  (?: (?:xa (?:ndi|si)(?:xelel|theth|bhalel)\S+ )?(?:n[oa]|k[uw]|u|aba|i)\S+(?: [wby]a\S{1,3})?)?$
`

/** Speaks to somebody of what stands before it: ndimxelela njani ugqirha. */
const TELLS = pattern`
  ^(?:ke |ngoku )?(?:ndi|si)(?:nga|ya)?(?:m|ba|wa)(?:xelel|chazel|bhalel|bik)[ae]? ?njani(?: \S+){0,4}$
  |^(?:ndi|si)(?:nga)?(?:m|ba)(?:xelele|chazele|bhalele) njani(?: \S+){0,3}$
`

/** Asks whether what stands before it is right. */
const IS_IT_RIGHT = pattern`
  ^(?:i?ngaba )?(?:ndi(?:tshilo|chanile|lungile|thethe|bhale|yibhale|yithethe)|(?:ku|i|si)(?:lungile
  |chanekile|njalo))(?: (?:kakuhle|na|oko|ke|le nto|esi sivakalisi))*$
`

/** Words for the earlier utterance. */
const IT = / (?:loo nto|le nto|oko|ngoko|ngale nto)$/

/** Turns a circumstance into a sentence: umntwana wam enomkhuhlane, umntwana wam unomkhuhlane. */
const asStatement = (told: string): string =>
  told
    .replace(
      /^(u\S+(?: w\S{2,3})?) e([^aeiou]\S*[^aeiou]a)$/,
      (_whole, who: string, does: string) => `${who} uya${does}`,
    )
    .replace(/^(u\S+(?: w\S{2,3})?) e(?=[^aeiou])/, '$1 u')
    .replace(/^((?:aba|oo)\S+(?: b\S{2,3})?) be(?=[^aeiou])/, '$1 ba')

/** English of the verbs before a place, by their first letter: *vela*, *hlala*, *ya*. */
const BY_VERB: Readonly<Record<string, string>> = { v: 'come from', h: 'live in', y: 'am going to' }

/** Asks for an utterance to a person, if story and question are separate sentences. */
export const askTold: Kind = ({ rest, named, sentences, heard }) => {
  if (named.length > 0) return []
  const english = englishOf(rest, heard)
  // Who asks in English asks for what stands after that.
  if (/^(?:how|what|can|say|translate|why|which)\b/.test(english) && rest.startsWith(english)) return []
  const asks = /thini|njani|guqul|tolik|xhosa|thiwa|thi\b/.test(rest)
  // Mna ndisecape town, ndimphendula ndithini: a place that has a name in English.
  const [, verb = '', place = ''] =
    /\bndi(se|kwi-? ?|vela e-?|hlala e-?|ya e-?)([a-z]+(?: [a-z]+)?)(?=[.,]|$| kodwa| mna| ndi)/.exec(rest) ?? []
  if (place !== '' && asks && !heard.isOwn(`e${place}`) && heard.isEnglish(place))
    return [askSaying(`i ${BY_VERB[verb.slice(0, 1)] ?? 'am in'} ${place}`)]
  if (english !== '' && asks && !/ngesingesi|thetha ntoni|ukuthini/.test(rest)) return [askSaying(english)]
  if (english !== '') return []
  // Is there a mistake in this: abafundi bafunda incwadi zabo?
  const checked = /(?:phosis|phosak|lungil|chanek|mpazamo|kakuhle|lungis)[^:]*: ?(?<what>(?!.* okanye )[^:]{6,})$/.exec(
    rest,
  )?.groups?.['what']
  if (checked !== undefined) return [`lungisa "${checked}"`]
  const last = sentences.at(-1) ?? ''
  // Igama lam nguThandi, ndivela eBhayi. Nditshilo kakuhle?
  if (sentences.length > 1 && IS_IT_RIGHT.test(last))
    return [
      sentences
        .slice(0, -1)
        .map((sentence) => `lungisa "${sentence}"`)
        .join('\n'),
    ]
  const before = sentences.at(-2) ?? ''
  // Ukuba inkosikazi yam iyagula ndixelela ntoni umphathi: that it is so is what the other is told.
  const so =
    /^(?:ukuba|xa) (?<what>.+?),? (?:ndi|si)(?:nga)?(?:m|ba)?xelela (?:ntoni|njani) (?<whom>(?:u|aba|oo)\S+)/.exec(
      rest,
    )?.groups
  if (so) return [`ndimxelela njani ${so['whom'] ?? ''} ukuba ${so['what'] ?? ''}`]
  if (before !== '' && TELLS.test(last) && !/ ukuba /.test(last))
    return [`${last.replace(/e njani/, 'a njani').replace(IT, '')} ukuba ${before}`]
  if (
    before !== '' &&
    /^(?:ndi|si)(?:nga)?thini k[uw]\S+$/.test(last) &&
    /^(?:ndi|si)(?!funa)/.test(before) &&
    before.split(' ').length < 7
  )
    return [`ndimxelela njani ukuba ${before}`]
  if (before !== '' && !WANTS.test(before) && /nto|oko/.test(last) && ONLY_ASKS.test(last))
    return [`ndimxelela njani ukuba ${before}`]
  // Ndithini kumongikazi xa umntwana wam enomkhuhlane: that he has it is what is said.
  const stated = /\bndi(?:nga)?thini (?<whom>k[uw]\S+) xa (?!(?:ndi|si|u)funa)(?<what>[^,.?]+)$/.exec(rest)?.groups
  if (stated) return [`ndimxelela njani ukuba ${asStatement(stated['what'] ?? '')}`]
  const said = /\buku(?:thi|tsho) k[uw]\S+(?: [ow]\S+)? (?:ukuba )?(?<what>(?!njani|ntoni)[^,.?]+)/.exec(rest)
    ?.groups?.['what']
  if (said !== undefined) return [`ndimxelela njani ukuba ${said}`]
  // Indlela yokubuza ukuba uphi umama: how one asks that.
  const way =
    /(?:indlela |amazwi )?(?:yoku|oku|loku)(?<act>buza|xelela|cela)(?<whom>(?: \S+){0,2}?) (?:ukuba|into yokuba) (?<what>.+)$/.exec(
      last,
    )?.groups
  // Xa ndifuna ukwazi ukuba iteksi iya phi, ndibuza njani: what is asked stands before how.
  const asked =
    /\b(?:ukwazi|ukubuza)(?: \S+){0,3}? ukuba (?<what>[^,.?]+?),? (?:ndi(?:nga)?(?:m|ba)?buz[ae] njani|ndi(?:nga)?thini)$/.exec(
      rest,
    )?.groups?.['what']
  if (asked !== undefined) return [`ndibuza njani ukuba ${asked}`]
  if (way) return [`ndi${way['act'] ?? ''} njani${way['whom'] ?? ''} ukuba ${way['what'] ?? ''}`]
  // Somebody asks where I come from, and I want to answer that …
  const answer =
    /\b(?:uku|ndi)(?:m|ba)?phendul\S+ (?:ukuba|ukuthi|ngokuthi|ndithi|ndithini ukuba) (?<what>[^,.?]+)/.exec(rest)
      ?.groups?.['what']
  if (answer !== undefined) return [`ndimxelela njani ukuba ${answer}`]
  const wish = sentences.find(
    (sentence) => WANTS.test(sentence) && /xelel|buz|cel|thi\b|tsho|bhalel|bulel|yalel|khumbuz/.test(sentence),
  )
  return wish !== undefined && sentences.length > 1 && (ONLY_ASKS.test(last) || wish === last)
    ? [`${wish.replace(/: /, ' ukuba ')}, ndithini`]
    : []
}

/** Words that lead to a question within a sentence: undibuze ukuba …, andiqondi ukuba …, ndingathanda ukwazi ukuba … */
const LEADS = pattern`
  ^.*\b(?:\S*buz[ea]|ukwazi|andazi|andiyazi|andiqondi|ndiyazibuza|ndixelele|undixelele|ungandixelela|masazi
  |ndilibele|undincede|ndicela ukubuza|ndichazele|umbuzo ngulo|umbuzo)
  (?: (?:ukuba|ukuthi|kakuhle ukuba))?[,:]? (?=\S+ \S+)
`

/** Gives a reason, at the end of a question. */
const REASON = /,? (?:kuba|ngoba|kaloku|ukuze|hleze)\b.*$/

/** Asks for words, their meaning or their forms. */
const ASKS =
  /ngesingesi|ngesixhosa|lwesixhosa|thetha (?:nto|uku)|thini\b|thiwa|sininzi|\bisinye|hlelo|mahluko|lithini|biz\S* njani|yintoni/

/** Asks of what was named just before what it is, or is called. */
const BACK = pattern`
  ^(.{6,}?)(?:[,.;?!] (?:kodwa |kwaye )?| (?:kodwa|kwaye|yaye|kanti) )(?:andazi |andiyazi |ndixelele )?
  (?:ukuba )?((?:ku|i|li|u)?(?:thiwa|biz\S+) (?:ngantoni|yintoni|njani|ngubani)|(?:y|z|ng|l|s)?[iou]?
  (?:ntoni|ngubani|bani)(?: na)?(?: (?:yena|bona|yona|zona|lona|leyo|oko|loo \S+|el[io] gama|lowo|ezo))?)
  (?: ngesi\S+)?$
`

/** A question for the English of a text. */
const IN_ENGLISH =
  /^(?<what>[^,]+?),? (?:kuthiwa yintoni|kuthiwani|yintoni|ithini|lithetha ntoni|uthini|lithini|sithini)(?: na)? (?:ngesingesi|esingesini)$/

/** Recognises the one clause of a story that asks, without what leads to it and why it is asked. */
export const askClause: Kind = ({ text, named, heard }) => {
  if (named.length > 0 || /\bndi(?:nga)?thini|uku(?:xelel|buz|cel)\S* (?:\S+ ){0,3}uku/.test(text)) return []
  if (/andi\b.*(?:ngqo|nqakr|qhakan|click)|(?:ngqo|nqakr|qhakan|click).*andi\b/.test(text))
    return ['zibizwa njani izandi u-c, u-q no x']
  // Ndiyathanda i-amasi, andazi kuthiwa yintoni; ndeva uQamata, ngubani yena: what was named last is asked about.
  const [before = '', it] = BACK.exec(text)?.slice(1) ?? []
  const thing = before
    .split(/[\s,.]+/)
    .map((word) => word.replace(/^(?:i|u|ng[eo]|n[eo])-/, ''))
    .findLast((word) => word.length > 3 && /^[iuao]/.test(word) && heard.isOwn(word))
  if (it !== undefined && thing !== undefined)
    return [...(text.endsWith('ngesingesi') ? [] : [`yintoni ${thing}`]), askMeaning(thing)]
  const letters = /\b([cqxhgn]{1,3})[ ,]+(?:u-?)?([cqxhgn]{1,3}),? (?:no|okanye) (?:u-?)?([cqx][h]?)\b/.exec(text)
  if (letters && /biz|vakal|phimis|thetha|sand/.test(text))
    return [`zibizwa njani izandi u-${letters[1] ?? ''}, u-${letters[2] ?? ''} no ${letters[3] ?? ''}`]
  const sentence = text.split(/[.?!;]+\s+/).findLast((part) => ASKS.test(part)) ?? ''
  const bare = sentence.replace(REASON, '').replace(LEADS, '').trim()
  const own = IN_ENGLISH.exec(bare)?.groups?.['what']
  if (own !== undefined) return [askMeaning(own)]
  return bare !== '' &&
    bare !== text &&
    bare.includes(' ') &&
    bare.split(' ').length < 9 &&
    ASKS.test(bare) &&
    /[a-z]{3}/.test(bare.replace(ASKS, ''))
    ? [bare]
    : []
}
