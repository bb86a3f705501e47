import { pattern } from '#core/patterns/pattern.ts'
import { HEARD, type ReadStory, type Story } from '#core/khulu/rewording/english/story.ts'

/** Asks what one answers. */
const REPLY = pattern`
  \b(?:(?:answer|reply|replied|respond|responded|response|react|reaction)\b|(?:say|said|write|text|shout)
  (?: \w+)? (?:back|in return)\b|(?:what|how) (?:do|should|can|could|must|would|might|to|was|were|am|ought)
  (?: (?:i|we|you|one))?(?: (?:supposed|meant|expected))?(?: to)?(?: have)? (?:say|said)\b)
`

/** Asks whether it was right. */
const RIGHT = pattern`
  \b(?:wrong|mistakes?|correct(?:ly|ed)?|right|laugh\w*|errors?|red (?:pen|ink|line)|marked|makes? sense
  |is (?:that|this|it) how|proper(?:ly)?|better|look(?:ed)? (?:confused|puzzled)|check)\b
`

/** The words are the asker's own, or those of somebody whose work it is. */
const WROTE = pattern`
  \b(?:(?:i|we)(?:'ve| have| just| always| also| only)? (?:said|wrote|say|write|typed|texted|sent|answered
  |told \w+|put|tried|used|written|greeted)\b|(?:my|his|her|their) (?:\w+ )?(?:sentence|essay|homework
  |answer|text|message|card)\b|my (?:son|daughter|child|kid|friend|learner|wife|husband) (?:has )?(?:wrote
  |written)\b)
`

/** Asks whether one may say so. */
const MAY_SAY = /\b(?:can|could|may) (?:i|one|we) (?:also |just )?(?:say|write) "/

const SOUND = pattern`
  \b(?:pronounc\w*|pronunciation|sa(?:y|id|ying)(?: it)? (?:properly|right|out loud|correctly)|out loud
  |aloud|get my (?:tongue|mouth) (?:a)?round)\b
`

/** Asks what it means, in many ways. */
const MEANS = pattern`
  \b(?:mean\w*|what(?:'s| is| was| did| does| do| are| were| might| could| should| must| may)
  |(?:no|any|(?:have|had)n'?t a) (?:idea|clue)|clue|understand|underst\w+|translat\w*|(?:good|nice|rude|bad
  |friendly|polite|insult\w*|compliment)\b.* or|is (?:that|it|this) (?:good|bad|rude|nice|an? \w+|something)
  |(?:can|should|must|do) i\b|wonder\w*|curious|english|(?:don't|didn't|do not|did not) (?:get|know|follow
  |catch)|(?:know|out|guess|see) what|what (?:that|it|this) (?:is|was|means|could|might)|lost me|puzzled
  |baffled|explain)
`

/** Says where the words come from, where they aren't quoted. */
const SAYS = new RegExp(String.raw`\b(?:${HEARD})\b`)

/** Asks for a form of the words, and not what they mean. */
const OF_FORMS = pattern`
  \b(?:why|plural\w*|singular|class|concords?|tenses?|negative|future|conjugat\w*|differen\w+|practi[sc]e
  |example|sentences?|spel\w*|verb|noun|adjective|form|instead|write|two words|one word|without)\b
`

/** Patterns of the intended utterance. */
const MEANT = [
  pattern`
    \b(?:want(?:ed)?|mean|meant|tried|trying|hop(?:ed|ing)|intended) to (?:say|tell \w+|write|ask|express)
    (?: to (?:my|the|a) \w+)?(?: that| whether| if)?,? (?!something\b|it\b|so\b|this\b|"|')([^".?!;]+?)
    (?:[,.;!?]|,? (?:and|but|so)) (?=i |we |wrote|said|put|typed|what|is |came)
  `,
  /"[^"]+",? (?:for|to (?:say|mean)|meaning|when i (?:meant|wanted to say))(?: that)? "?([^".?!;]+)/,
  /\bis (?:that|this|it) how (?:do i|one|you|we|they|i) (?:would )?says? ([^".?!;]+)$/,
]

/** Builds a question for checking the asker's words; the intended ones are translated. */
function askRight({ text }: Story, phrase: string): string[] {
  const meant = MEANT.map((form) => form.exec(text)?.[1]).find((one) => one !== undefined)
  return [...(meant === undefined ? [] : [`how do i say ${meant}`]), `is this right: ${phrase}`]
}

/** Pattern of two utterances of which the second, the reply, isn't understood. */
const ANSWERED = pattern`
  "[^"]+".*\b(?:answer\w*|repl\w+|respond\w*|said|says?|shouted|back)\b[^"]*"[^"]+"[^"]*\bwhat (?:does|did
  |is|was|do) (?:that|it|he|she|they|this)\b
`

/** Replies that the usual recognition lacks. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/uhlala phi/, 'i live in east london'],
  [/uvela phi/, 'i come from cape town'],
  [/iminyaka yakho|uneminyaka/, 'i am ten years old'],
  [/usebenza phi/, 'i work at a school'],
  [/^(?:uya ?phi)$/, 'i am going to work'],
  [/^ngubani ixesha/, "it is eight o'clock"],
  [/ul[ae]le/, 'i slept well'],
  [/ungubani/, 'my name is'],
  [/^(?:sawubona|heita)$/, 'hello'],
  [/lala(?:ni)? kakuhle/, 'good night'],
  [/wamkelekile|emnandi|vuyisana|(?:wenze|enze) kakuhle|amathamsanqa/, 'thank you'],
]

/** Pattern for the last of several words. */
const LAST = /\b(?:last|latter|second|other) (?:one|word|phrase|part|bit)\b|\bthe latter\b/

/** Pattern of a question about the purpose of an utterance: was she offering me food? */
const ABOUT_IT = pattern`
  \b(?:wh\w+|how)\b.*\b(?:may|must|can|should|want|supposed|about|for)\b
  |(?:^|[.,;?!] (?:so |and )?)(?:was|were|is|are|did|does|do|has|have|should|must|may|can|am) (?:he|she|they
  |it|that|this|i|we|my \w+|the \w+)\b
`

/** Reads questions about heard, read, said or written words: meaning, reply, correctness and sound. */
export const readHeard: ReadStory = (story) => {
  const { text, quoted, heard, isOwn, isEnglish } = story
  const phrase =
    (heard.length === 2 && ANSWERED.test(text)) || (heard.length > 1 && LAST.test(text)) ? heard.at(-1) : heard[0]
  if (phrase === undefined || (heard.length > 1 && phrase !== heard.at(-1))) return []
  const named = /\bwhat (?:does|do|is) (?:the word )?"?(\p{L}+)"? mean$/u.exec(text)?.[1]
  if (named !== undefined && phrase.split(' ').includes(named)) return [`what does ${named} mean`]
  const asks = text.replace(phrase, '')
  if ((WROTE.test(text) && RIGHT.test(asks)) || MAY_SAY.test(text))
    return quoted.length > 0 || phrase.includes(' ') ? askRight(story, phrase) : []
  if (quoted.length === 0 && !SAYS.test(asks) && !text.includes(`: ${phrase}`)) return []
  if (quoted.length === 0 && new RegExp(`\\babout (?:the )?${phrase}\\b`).test(text)) return [`tell me about ${phrase}`]
  const answered = REPLY.test(asks)
    ? /\b(?:answer|reply|respond|say|say back) (?:that |if |when )+((?:i|we|my)(?:'\w+)? [^.?!]+)$/.exec(text)?.[1]
    : undefined
  if (answered !== undefined) return [`how do i say ${answered}`]
  if (REPLY.test(asks) && !/\bwhat was the (?:question|word)\b/.test(asks)) {
    if (
      /\bnot (?:so |very |too |really |feeling )?(?:well|good|okay|fine|great)\b|\b(?:sick|ill)\b/.test(asks) &&
      phrase.includes('njani')
    )
      return ['how do i say i am not well']
    const answer = ANSWERS.find(([sign]) => sign.test(phrase))?.[1]
    return [answer === undefined ? `what do i reply to "${phrase}"` : `how do i say ${answer}`]
  }
  if (phrase.startsWith('nkosi sikelel')) return ['tell me about the national anthem']
  if (SOUND.test(asks)) return [`how do i pronounce ${phrase}`]
  if (quoted.length > 0 && !isOwn(phrase) && phrase.split(' ').some(isEnglish))
    return /\b(?:say|said|put|express|translate|xhosa)\b/.test(asks) ? [`how do i say "${phrase}"`] : []
  const isAbout = ABOUT_IT.test(asks) && (phrase.includes(' ') || text.includes(`: ${phrase}`)) && !OF_FORMS.test(asks)
  return MEANS.test(asks) || isAbout || LAST.test(asks) || (quoted.length > 0 && !OF_FORMS.test(asks))
    ? [`what does "${phrase}" mean`]
    : []
}

/** Pattern of a possessive alone. */
const OWNS = /^"?(?:[wylszkb]|lw|kw|b)[ao](?:m|kho|khe|bo|ithu|inu|yo|wo)"?$/

/** Asks to choose between two. */
const CHOOSES = /\b(?:which|differen\w+|confus\w+|mix\w*|whether it(?:'s| is)|same|instead|or|vs|versus|apart)\b/

/** Reads a question which of two words to use: is it molo or molweni when I come in? */
export const readChoice: ReadStory = ({ text, quoted, heard }) => {
  const both = /(?<=^| )(\S+),? (?:or|vs|versus) (\S+?)(?=[\s,.?!]|$)/.exec(text)
  const [one = '', two = ''] = heard.length === 2 ? heard : []
  // My is wam or yam by what is mine.
  if (both?.slice(1).every((word) => OWNS.test(word))) return ['how does the possessive work']
  const isBeside =
    quoted.length > 0 || both !== null || /\b(?:between|whether|confus\w*|mix\w*|differen\w+|same|apart)\b/.test(text)
  return one === '' || two === '' || !isBeside || !CHOOSES.test(text) || /\b(?:why|plural|class)\b/.test(text)
    ? []
    : [`what is the difference between ${one} and ${two}`]
}
