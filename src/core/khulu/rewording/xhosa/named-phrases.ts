import { pattern } from '#core/patterns/pattern.ts'
import { askMeaning, askSaying, MARK, type Kind, type Named } from '#core/khulu/rewording/xhosa/story.ts'
import { readXhosaNumber } from '#core/khulu/words/read-xhosa-number.ts'

const ALSO_MEANS = /theth\S* (?:uku|n)t|ngesingesi|esingesini|ntsingiselo|tsho ukuthini|chaz/

/** Terms of grammar in a story, with the question for them. */
const TERMS: readonly (readonly [sign: RegExp, asked: string])[] = [
  [/sininzi|ubuninzi|xa (?:zi|be|ba)ninzi/, 'isininzi sika '],
  [/\bi?(?:kwi|e)?sinye\b/, 'isinye sika '],
  [/hlelo/, 'ihlelo lika '],
  [/vumelanis/, 'isivumelanisi sika '],
]

/** The tense or polarity that a sentence is asked in. */
const CHANGES: readonly (readonly [sign: RegExp, asked: string])[] = [
  [/dlul|zolo/, 'kwixesha elidlulileyo'],
  [/xesha elizayo|kwelizayo|ngomso/, 'kwixesha elizayo'],
  [/landul|phik|ekwaleni|yithi hayi/, 'ekwaleni'],
  [/xesha langoku|xesha lanamhlanje/, 'kwixesha langoku'],
]

const ASKS_REPLY = /phendul|impendulo/
const ASKS_DIFFERENCE = /mahluko|ahluk|ahlul|okanye|fana\b|nto inye|into enye|\bhayi\b|[yl]iphi|\bnini|endaweni/
const ASKS_RIGHT = /lungil|chanek|kakuhle|mpazamo|phosis|lungis|kunjalo|kubi|tshintsh/

const list = (all: readonly Named[], between = ', '): string => all.map(({ phrase }) => phrase).join(between)

/** A plural or singular that somebody thinks of: isininzi sika umlambo ngu abalambo, ndilungile? The first is asked about. */
const isClaimed = (rest: string): boolean =>
  new RegExp(`${MARK} (?:ngu|yi|li|si|ba|ku|nga|\\S*sithi|\\S*thi)\\S*:? ?-?${MARK}`).test(rest)

/** Asks to say phrases of another language, or for the reply to one. */
function askForeign(rest: string, foreign: readonly Named[], own: readonly Named[]): readonly string[] {
  const [first, ...others] = foreign
  if (!first) return []
  const said =
    foreign.length > 2
      ? [askSaying(list(foreign))]
      : others.length > 0
        ? [`uthini ngesixhosa "${first.phrase}" no "${others[0]?.phrase ?? ''}"`]
        : [askSaying(first.phrase)]
  if (/zulu/.test(rest)) return [askMeaning(first.phrase), ...said]
  return own.length === 0 && new RegExp(`${MARK}.*phendul(?!.*(?:ukuba|ukuthi|ngokuthi) ${MARK})`).test(rest)
    ? [`ndiphendula njani xa umntu esithi ${first.phrase}`, ...said]
    : said
}

/** Pattern of a question how something sounds. */
const ASKS_SOUND = /(?<!ndi|[mau])biz\S* njani|(?<!\bu)bizwa|uku(?:li|yi)?biza\b|phimis|vakala|qhakanc/

/** Recognises several questions about one word, its meaning and its plural, which are answered together. Empty for one question. */
function askTogether(rest: string, { phrase }: Named): readonly string[] {
  const asked = [
    ...(ALSO_MEANS.test(rest) ? [askMeaning(phrase)] : []),
    ...TERMS.flatMap(([sign, lead]) => (sign.test(rest) ? [lead + phrase] : [])),
    ...(ASKS_SOUND.test(rest) ? [`libizwa njani igama elithi "${phrase}"`] : []),
    ...(!phrase.includes(' ') && /sivakalisi esin/.test(rest) ? [`isivakalisi esine "${phrase}"`] : []),
    ...(phrase.includes(' ') && /lungil|chanek|mpazamo|kakuhle/.test(rest) ? [`lungisa "${phrase}"`] : []),
  ]
  return asked.length > 1 ? [asked.join('\n')] : []
}

/** Somebody said it to the asker, who has to say something. */
const MUST_ANSWER = pattern`
  (?=.*\b(?:kum|undi\S+|wathi|uthe|bathi|bathe|sithi|umntu|omnye)\b)
  (?=.*\b(?:ma|kufanele |kumele |kufuneka )?ndi(?:nga)?thini\b)(?!.*ndifuna)
`

/** Replies about oneself, as the content has them. */
const OF_ONESELF: readonly (readonly [asked: RegExp, said: string])[] = [
  [/hlala phi/, 'i live in east london'],
  [/(?:vela|suka) phi/, 'i come from cape town'],
  [/gama lakho/, 'my name is thandi'],
  [/iminyaka|mdala kangakanani/, 'i am ten years old'],
  [/sebenza phi/, 'i work at a school'],
]

/** Asks about one phrase of the learning language. */
function askOwn(rest: string, { phrase }: Named): readonly string[] {
  const replying = `ndiphendula njani xa umntu esithi ${/\bu?k?n?i?njani$/.test(phrase) ? 'unjani' : phrase.replaceAll(',', '')}`
  const answers = [...OF_ONESELF.flatMap(([asked, said]) => (asked.test(phrase) ? [askSaying(said)] : [])), replying]
  if (/kwenzeka ntoni|[wylsk]enziwa |balulek|yenzelwa/.test(rest)) return [`yintoni ${phrase}`]
  if (ASKS_REPLY.test(rest)) return answers
  if (MUST_ANSWER.test(rest)) return [...answers, askMeaning(phrase)]
  if (
    /sivakalisi|mzekelo/.test(rest) &&
    /nike|ndiphe|enz[ae]|akh[ae]|dinga|funa|funek|sebenzis|setyenzis/.test(rest) &&
    !phrase.includes(' ')
  )
    return [`isivakalisi esine "${phrase}"`]
  const change = CHANGES.find(([sign]) => sign.test(rest))?.[1]
  if (
    change !== undefined &&
    (/^uku\S+$/.test(phrase) || /xesha|guqul|phik|landul|beka|yenz|bonis|thi njani/.test(rest))
  )
    return [`guqula "${phrase}" ${change}`]
  if (ASKS_SOUND.test(rest) && !ALSO_MEANS.test(rest)) return [`libizwa njani igama elithi "${phrase}"`]
  if (ALSO_MEANS.test(rest)) return [askMeaning(phrase)]
  if (ASKS_RIGHT.test(rest)) return [`lungisa "${phrase}"`]
  return /thini|ntoni|andi(?:qond|s?azi|y[ai]zi)|njani|ngaba/.test(rest) ? [askMeaning(phrase)] : []
}

/** Asks about the phrases that a story names. */
export const askNamed: Kind = ({ rest, named, sentences, heard }) => {
  // Uthi "ufuna ntoni". Ndifuna isonka. Ndimphendula ndithini: the answer is told.
  const told = sentences.at(-2) ?? ''
  if (
    named.length === 1 &&
    /^(?:ndi|si)(?!funa uku)[^?]+ /.test(told) &&
    !told.includes(MARK) &&
    /phendul\S* (?:ndi|njani)/.test(sentences.at(-1) ?? '')
  )
    return [`ndimxelela njani ukuba ${told}`]
  const own = named.filter(({ isOwn }) => isOwn)
  const foreign = named.filter(({ isOwn }) => !isOwn)
  const [first] = own
  const term = TERMS.find(([sign]) => sign.test(rest))?.[1]
  // Ndithe "ndiyahamba", kanti bekufanele ndithi ndihambile: the other stands without quotation marks.
  const other =
    named.length === 1 && first && /mahluko|ahluk|okanye/.test(rest)
      ? new RegExp(`${MARK}.*\\b(?:ndithi|uthi|kuthiwa|sithi) (?:u-)?(?<word>[a-z]{3,})\\b`).exec(rest)?.groups?.[
          'word'
        ]
      : undefined
  if (first && other !== undefined && heard.isOwn(other))
    return [`yintoni umahluko phakathi kuka "${first.phrase}" no "${other}"`]
  const only = named.length === 1 && first ? askTogether(rest, first) : []
  if (only.length > 0) return only
  if (named.length > 0 && term !== undefined && !/kutheni/.test(rest))
    return [`${term}${isClaimed(rest) ? (named[0]?.phrase ?? '') : list(named, ' no ')}`]
  if (foreign.length > 0) return askForeign(rest, foreign, own)
  if (own.length === 0 || /kutheni/.test(rest)) return []
  const value =
    first && own.length === 1 && /ngakanani|\bnani|inani|nombolo/.test(rest) ? readXhosaNumber(first.phrase) : null
  if (value !== null) return [`inani ${value} ngesixhosa`]
  if (own.length === 2 && /kwathini|kungani/.test(rest))
    return [`kutheni kusithiwa "${first?.phrase ?? ''}" hayi "${own[1]?.phrase ?? ''}"`]
  if (own.length === 2 && ASKS_DIFFERENCE.test(rest))
    return [`yintoni umahluko phakathi kuka "${first?.phrase ?? ''}" no "${own[1]?.phrase ?? ''}"`]
  return first && own.length === 1 ? askOwn(rest, first) : []
}
