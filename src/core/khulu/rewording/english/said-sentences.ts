import { pattern, source } from '#core/patterns/pattern.ts'
import type { ReadStory, Story } from '#core/khulu/rewording/english/story.ts'

const WHO = '(?:i|we|you|one|people|someone|somebody)'

/** Pattern of any addressee. */
const WHOM = source`
  (?:everyone|everybody|people|someone|somebody|(?:my|our|the|an?|his|her|their|your|this|that|some|all
  |these|those|another|both|each)(?: (?!(?:that|if|whether|to|how|when|where|what|who|why|not|about|for
  |before|after|because|and|is|are|i|we|he|she|they|it)\b)[\w'-]+){1,4}|him|her|them)
`

/** Verbs of manner in a report, which is an utterance all the same. */
const BOAST = '(?:tease|joke|brag|boast|promise|assure|admit|complain|mention|report)(?: (?:with|to))?'

/** Verbs of speaking. */
const ACT = source`
  (?:tell|ask|let|inform|warn|remind|explain to|text|message|write to|say to|${BOAST}|thank|congratulate
  |wish|apologi[sz]e|order|invite|find out(?= (?:from|if|how|wh)(?!.* my\b))|check with|enquire|inquire)
`

/** Openings of such a report. */
const LEADS = source`
  (?:\b(?:i|we|and) (?:want|need|wanted|needed|hope|plan|forgot how|don't know how) to|\b(?:how|what)
  (?: [\w']+){0,2}? ${WHO}(?: (?:best|politely|nicely|properly|even))?(?: say to)?|\bhow to
  |\bhelp me(?: to)?|\b(?:can|could|may|must|should) (?:i|we)|\b(?:want|need) to [\w' ]{2,30} and
  |\bwords? to|\bway (?:to|of)|\babout to|\bso (?:that )?(?:i|we) can|\bthen)
`

/** Says over again what was told before it, or where it is to be said. */
const TRAILS = new RegExp(
  source`
    (?:,? (?:please|politely|nicely|properly|kindly|correctly|(?:all )?in (?:isi)?xhosa(?: of course
    | if possible| only)?|of course|in (?:his|her|their|your|the) (?:own |home |mother )?(?:language|tongue)
    |in the right way|(?:but|and|though|only|yet) (?:i|he|she|they|we|my|his|her)(?:'m|'s|'re)? (?:not|only
    |don't|doesn't|do not|can't|cannot|have no|no|speaks?|is|never|always|isn't|am not)\b.*
    |(?:and|but|so)? ?(?:i|she|he) (?:want|need|wants|would)[\w ]* (?:it|that|this|so)\b.*
    |(?:so |and )?how would (?:that|it|this) (?:go|be|sound|look)(?: .*)?|what (?:do|should|would|can|could
    |must) i (?:say|tell \w+|write|put)\b.*|how (?:do|would|can|should|could|must) i (?:say|put|tell|ask
    |phrase|word|write|do)\b.*))+$
  `,
)

const clean = (said: string): string =>
  said
    .replace(/^[\s,:]+|[\s,.!?;]+$/g, '')
    .replace(TRAILS, '')
    .replace(/^(?:that|the following|something like|somehow|to (?:him|her|them) that)[,:]? /, '')
    .replace(/[\s,.!?;"]+$/, '')
    .trim()

/** A clause that refers to another: say that, put it. */
const REFERS = pattern`
  ^(?:an? (?:\w+ )?(?:note|letter|sms|text|e-?mail)\b.*|to (?:invite|greet|ask|thank|tell|comfort
  |welcome)\b.*|a (?:few|couple of) (?:\w+ )?words\b.*|an? (?:little |short |quick )?(?:prayer|speech|word
  |line|message)\b.*|(?:before|after|when|because|about)\b.*|so|that|this|it|these|those|something|anything
  |them|him|her|something (?:nice|kind|like (?:that|this))|(?:that|this|it|so) (?:to|in|for|nicely|politely
  |properly|correctly|right|without)\b.*|to (?:him|her|them|my \w+|the \w+|an? \w+)(?: [\w' ]{0,20})?
  |(?:him|her|them|my [\w-]+|the \w+) (?:that|this|it|so|about (?:it|this|that))?)$
  |^(?:that|this|it|so) to `

const ASKING = new RegExp(
  source`
    \b(?:how|what|which|where can i find)\b.*\b(?:say|tell|put|ask|write|phrase|word|words|express|text
    |translate|call|sound|sentence|way|warn|shout|explain|let|inform)\b
    |\bin (?:isi)?xhosa$
    |\b(?:say|tell|put|ask|translate|write|word|phrase|express)(?: \w+)? (?:so|that|this|it)\b
    |^(?:any ideas|can you help|please help|help)\b
  `,
)

/** Adds the place that the story tells: on the way to the hospital. */
function withPlace(act: string, story: string): string {
  const place = [...story.matchAll(/\b(?:to|at|for|find|of|see|visit|reach) ((?:the|my|our) \w+)/g)].at(-1)?.[1]
  return place === undefined
    ? act
    : act.replace(
        /\b(where|how far|when|what time) it (?=is|starts|opens|closes|leaves|goes|begins|ends)/,
        `$1 ${place} `,
      )
}

/** Words that exclude her, or him, as addressee. */
const NO_WOMAN = /\b(?:him|them|\w*father|dad|brother|uncle|husband|son|boyfriend|man|boy)$/
const NO_MAN = /\b(?:her|them|\w*mother|mom|mum|sister|aunt|wife|daughter|girlfriend|lady|woman|girl|gran)$/

/**
 * Rewrites a pronoun. If it can't refer to the addressee, it stays in the third person; otherwise it becomes the
 * second.
 */
const toWhom = (_: string, act: string, whom: string, said: string, one: string, rest: string): string =>
  one === 'their' || (one.startsWith('hi') ? NO_MAN : NO_WOMAN).test(whom.replace('-in-law', ''))
    ? `say ${said}${one === 'their' && whom === 'them' ? 'yourall' : one}${rest}`
    : `${act} ${whom} that ${said}${one + rest === 'his' ? 'yours' : /^(?:his|her(?= .* ))/.test(one + rest) ? 'your' : 'you'}${rest}`

/** Adapts the persons: her own becomes yours to the addressee, and after "how do you say", you becomes I. */
function asMeant(act: string, sentence: string): string {
  const whose = act
    .replace(
      /^(tell|text) (.+?) that ((?:.* )?)(her|his|him|their)((?: \w+ (?:is|are|was|were|has|have|will)\b.*| \w+)?)$/,
      toWhom,
    )
    .replace(/\bthen /g, '')
    .replace(/^((?:tell|ask) .+? to .+) and to (?=\w+)/, '$1 and ')
    .replace(/ more than anything(?: else)?(?: in the (?:whole )?world)?$/, ' very much')
  if (!/\bhow (?:do|would|can|should) (?:you|one)\b/.test(sentence) || !/ that you\b/.test(whose)) return whose
  return whose
    .replaceAll(/ (?:on|with) you\b/g, '')
    .replace(/\byou are\b|\byou're\b/g, 'i am')
    .replaceAll(/\byou\b/g, 'i')
    .replaceAll(/\byour\b/g, 'my')
}

/** Present of each past form. */
const DONE: Readonly<Record<string, string>> = {
  slept: 'sleep',
  ate: 'eat',
  went: 'go',
  came: 'come',
  saw: 'see',
  had: 'have',
  did: 'do',
  got: 'get',
  bought: 'buy',
  found: 'find',
  took: 'take',
  wrote: 'write',
  brought: 'bring',
  heard: 'hear',
  understood: 'understand',
  lost: 'lose',
  forgot: 'forget',
  paid: 'pay',
  drank: 'drink',
  left: 'leave',
}

/** Reads a question to somebody whether they did something: whether they slept well. */
function askedDone(text: string): string[] {
  const [, who = '', done = '', rest = ''] =
    /\b(?:ask|find out|know|check)\b[^.?!]*? (?:if|whether) (he|she|they|you|somebody|someone) (\w+)\b([^.?!]*)/.exec(
      text,
    ) ?? []
  const base = DONE[done]
  return base === undefined
    ? []
    : [`how do i say did you ${who === 'they' ? 'all ' : ''}${base}${clean(rest) === '' ? '' : ` ${clean(rest)}`}`]
}

/** Returns the text after a colon that must be written: a note to the teacher. */
function writtenOf({ text }: Story): string[] {
  const written = /\b(?:say|tell|write|note|letter|message|sms|text|card|translate|put)\b[^.?!:]*: +([^:?!]+)$/.exec(
    text,
  )?.[1]
  return written === undefined ? [] : [`how do i say ${clean(written)}`]
}

/** An indirect question that somebody wants to ask. */
const WANTS_TO_KNOW = pattern`
  \b(?:want|need|like) to (?:know|find out|hear) ((?:where|what|when|how|who|whether|if|which|why) [^.?!]+?)
  (?:,|[.?!])? (?:what(?:'s| is| would be| do| should| must| can)|how|which)\b.*\b(?:questions?|ask|say)\b
`

/** A question for somebody's name. */
const ASKS_A_NAME = pattern`
  \b(?:ask\w*|know)\b.*\b(?:what (?:his|her|their|your|somebody's|someone's) names? (?:is|are)
  |for (?:his|her|their|somebody's|someone's) names?)\b
`

/** Returns the question for one's curiosity: if I want to know where somebody comes from, what's the question? */
function knownOf({ text }: Story): string[] {
  const asked = WANTS_TO_KNOW.exec(text)?.[1]
  const name = ASKS_A_NAME.test(text)
  return [
    ...askedDone(text),
    ...(name ? ['how do i say what is your name'] : []),
    ...(asked === undefined ? [] : [`how do i ask someone ${asked}`]),
  ]
}

/** Returns the reported utterances in a question for their words: how do I tell my patient that she must rest. */
function actsOf(sentence: string, story: string): string[] {
  const form = new RegExp(
    String.raw`${LEADS}(?: (?:also|please|then|just|quickly|politely|nicely|kindly|rather))* (${ACT} .+)$`,
  )
  const act = withPlace(clean(form.exec(sentence)?.[1] ?? ''), story)
  const [, whom = '', rest = ''] = new RegExp(`^(?:${ACT})(?: (${WHOM}|someone))?(?: know)?(?: (.*))?$`).exec(act) ?? []
  if (act === '' || REFERS.test(rest) || (rest === '' && !/^(?:thank|congratulate|apologi)/.test(act))) return []
  const told = act
    .replace(new RegExp(`^${BOAST} (?=that )`), 'tell someone ')
    .replace(new RegExp(`^${BOAST}(?= .+ that )`), 'tell')
    .replace(/^let /, 'tell ')
    .replace(/^(tell .+?) know (?=that|i|we|he|she|they|the|my)/, '$1 ')
    .replace(/^(?:find out|check with|enquire|inquire) (?:from|with|of) /, 'ask ')
    .replace(/^find out (?=if|how|wh)/, 'ask ')
    .replace(
      /^invite (.+?) (?:to|for) (.+)$/,
      (_, guest: string, what: string) =>
        `ask ${guest} to ${/^(?:come|eat|join|visit|stay|sit|play)\b/.test(what) ? '' : 'come to '}${what}`,
    )
    .replace(/^((?:tell|ask) \w+ \w+) (?:at (?:home|work|school|church|the \w+)|next door)(?= )/, '$1')
  // Who is told of in the story, or whose teacher it is, isn't who is told it.
  const isOther =
    /\b(?:my|our) \w+ (?:is|was|has|had|can't)\b/.test(story) && !/^\w+ (?:him|her|them|you)\b (?!\w+ that )/.test(told)
  const meant = asMeant(
    isOther ? told.replace(/^(?:tell|text|inform) .+? that (?=(?:she|he|they)\b)/, 'say ') : told,
    sentence,
  ).replace(/^(tell .+?) how (\w+) (he|she|they|it|i|we) (is|are|am)$/, '$1 that $3 $4 very $2')
  return [
    `how do i ${meant}`,
    ...(whom !== '' && / and (?=i |that |we |to )/.test(rest)
      ? [`how do i ${meant.replace(/ and that /, ' and ')}`]
      : []),
    ...(/^tell .+ to (?!not )(\S.+) and (\S.+)$/.test(meant)
      ? [`how do i say ${meant.replace(/^tell .+? to (\S.+) and (\S.+)$/, '$1, $2')}`]
      : []),
  ]
}

/** A sign, card or message with its text. */
const WRITTEN_ON = pattern`
  \b(?:signs?|something|notes?|posters?|cards?|labels?|boards?|notice|message|banner
  |t-shirt)\b.* (?:that |which )?(?:says|saying|reads|to say) (.+)$
`

/** A wish to say something, and what is to be said. */
const SAYS_IT = pattern`
  (?:\b(?:i|we) (?:want|need|wanted|needed) to
  |\b(?:how|what) (?:do|would|can|could|should|might|must|does|to) ?${WHO}?(?: \w+ly)?
  |\bhelp me(?: to)?|\band|\bto|\bway of|\bthen)
  (?: )(?:say(?:ing)?|write|express)(?: to (?:${WHOM}))?(?: that)?[,:]? (.+)$
`

/** Returns the reported sentence: I need to say that my child is sick. */
function saidOf(sentence: string): string[] {
  const [, rest = ''] = SAYS_IT.exec(sentence) ?? []
  const shown = WRITTEN_ON.exec(sentence)?.[1]
  // Who wants to say good night to his gran says it to her himself.
  const said = clean((shown ?? rest).replaceAll('"', '')).replace(
    /^((?:good|hello|hi|thank|happy|sorry|bye|welcome|i love|go well|stay well)\b.*) to (?:his|her|their) (\w+)$/,
    '$1 $2',
  )
  const bare = said.replace(new RegExp(String.raw` (?:to|for) ${WHOM}$`), '')
  return said === '' ||
    REFERS.test(bare) ||
    /^(?:back|when|if|in|then|there|who|the right thing|goodbye to|hello to)\b/.test(bare)
    ? []
    : [`how do i say ${said}`, ...(bare === said ? [] : [`how do i say ${bare}`])]
}

/** Returns the request to a person who is wanted to act. */
function wantedOf(sentence: string): string[] {
  const [, whom = '', done = ''] =
    new RegExp(String.raw`\b(?:i|we|and) (?:need|want|wanted|needed|'d like) (${WHOM}) to (.+)$`).exec(sentence) ?? []
  const said = clean(done)
  return said === '' ||
    /^(?:learn|understand|know|be|feel|have|like|grow|speak|practi[sc]e|use|hear|see|do well|get better)\b/.test(said)
    ? []
    : [`how do i tell ${whom} to ${said}`]
}

/** Openings of a story that aren't part of the utterance. */
const OPENS = pattern`
  ^(?:suppose|imagine|let's say|say|well|so|hi|hello|ok|okay|please help|what if|(?:when|if) (?:i|we
  |you) (?:say|tell)|because|and|but|my question is|i want to compliment [\w' ]+? (?:because|that)
  |i want to complain (?:that|because|about)|the thing is|for example)[,:]? (?:that )?
`

/** A sentence before the wish to say it. */
const SAID_FIRST = pattern`
  ^(.+?),? (?:and|but|so) (?:i|we) (?:want|need|don't know how|have no idea how|wish|would) (?:to )?(?:say
  |tell|let|write|put|express|ask|explain)(?: \w+)* (?:so|that|this|it)(?: to .+)?$
`

/** A place or time at the beginning of a sentence. */
const WHEN_OR_WHERE = pattern`
  ^(?:at|in|on|after|during|yesterday|today|when) (?:(?:my|the|our|a|an|his|her)\b )?[\w'-]+
  (?: [\w'-]+)?,? (?=(?:the|my|our|i|we|it|there)\b)
`

/** Returns the statement of a story that another sentence asks for: our meeting is tomorrow, what do I write? */
function toldOf({ sentences, text }: Story): string[] {
  const last = sentences.at(-1) ?? ''
  const within = SAID_FIRST.exec(last)?.[1]
  if (within !== undefined)
    return [`how do i say ${clean(within.replace(WHEN_OR_WHERE, ''))}`, `how do i say ${clean(within)}`]
  if (sentences.length < 2 || !ASKING.test(last) || /\b(?:mean|plural|pronounc\w*|difference)\b/.test(text)) return []
  const story = (sentences.at(-2) ?? '').replace(OPENS, '')
  const parts = story.split(/,\s+|,? (?:and|but|so) (?=(?:i|we|my|the|he|she|it|there|our)\b)/)
  const whole = clean(story)
  const clause = clean(parts.at(-1) ?? '')
  return [whole, ...(parts.length > 1 ? [clause] : [])]
    .filter((said) => said.includes(' '))
    .map((said) => `how do i say ${said}`)
}

/** A wish for the isiXhosa word of something. */
const WORD_WANTED = pattern`
  \b(?:need|know|want|looking for|what(?:'s| is)) the (?:isi)?xhosa (?:word |name |term )?for (
  (?:an? |the )?[\w-]+(?: (?!because|so|and|as|please|when|in\b)[\w-]+)?)(?=[.,?!;]| (?:because|so|and|as
  |please|when|in)\b|$)
`

/** A word that somebody forgot or doesn't have. */
const WORD_MISSING = pattern`
  \b(?:(?:no|any) (?:real |single |xhosa |isixhosa )?|(?:forgot|forget|forgotten|remember|looking for
  |need) the (?:xhosa |isixhosa )?)words? for (\w+)(?=$|[.?!,;]| in\b)
`

/** Returns a word that is said to be wanting, or that one looks for. */
function namedOf({ text }: Story): string[] {
  const sought = WORD_WANTED.exec(text)?.[1]
  if (sought !== undefined) return [`how do i say ${sought}`]
  const [, one = '', two = ''] = /\bwords? for (\w+) (?:and|or|from|with) (\w+)\b/.exec(text) ?? []
  if (two !== '') return [`how do i say "${one}" and "${two}"`]
  const word = WORD_MISSING.exec(text)?.[1]
  return word === undefined || /^(?:that|this|it|him|her|them|the|my)$/.test(word) ? [] : [`how do i say ${word}`]
}

/** Rewrites a time by its hour with "have": our meeting is tomorrow at nine. */
function withHaving(asked: string): string[] {
  const having = asked.replace(
    /\b(our|my|your|the) ([\w' ]{3,25}) is ((?:tomorrow|today|tonight|on \w+day|next \w+|this \w+)(?: \w+)? at .+)$/,
    (_, whose: string, what: string, when: string) =>
      `${{ our: 'we have', my: 'i have', your: 'you have' }[whose] ?? 'there is'} a ${what} ${when}`,
  )
  return having === asked ? [asked] : [asked, having]
}

/** Sentences that are to be said, told or asked, out of the story that they are told in. */
export const readSaid: ReadStory = (story) => {
  const { sentences, text, quoted, heard } = story
  if (quoted.length > 0 || heard.length > 1) return []
  const asked = sentences.toReversed()
  const said = [
    ...writtenOf(story),
    ...knownOf(story),
    ...asked.flatMap((sentence) => actsOf(sentence, text)),
    ...asked.flatMap(saidOf),
    ...asked.flatMap(wantedOf),
  ]
  // An utterance that is asked for alone isn't part of the story about it.
  return (
    said.length > 0
      ? said
      : [
          ...namedOf(story),
          ...toldOf(story),
          ...(/\b(?:want|need|how|what)\b[^.?!]*\bgreet\b/.test(text)
            ? [
                `how do i greet ${/\b(?:respect\w*|elders?|older|owner|chief|headman)\b/.test(text) ? 'an elder' : 'someone'}`,
              ]
            : []),
        ]
  ).flatMap(withHaving)
}
