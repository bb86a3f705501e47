/** What is asked for by what it does. */
const GREETING = String.raw`(?:say )?(hello|hi|hey|good (?:morning|afternoon|evening|night|day)|good ?bye|bye|thank you(?: very much)?|thanks|(?:i am )?sorry|congratulations|welcome|well done|excuse me|please|see you later|(?:i )?(?:love|miss) you|how are you)`
const SEVERAL = /\b(?:more than one|several|many|group|crowd|class|people|persons|everyone|everybody|all|kids|children|learners|students|friends|parents|guests|visitors|two|them|plural|team)\b/

/** Whether what is told of the situation says that several are spoken to: to a class of kids. */
export const isToSeveral = (situation: string): boolean => /^(?:to|for|said|speaking|talking)\b/.test(situation) && SEVERAL.test(situation)

/** What is said when something is so: sorry when I bump into someone; and to whom one says thanks or sorry. Null where the phrase is none. */
function directGreeting(plain: string): string | null {
  const told = plain.replace(/^(?:to )?thank (?!you\b)(?:someone$|somebody$)?/, 'thank you to ').replace(/^(?:to )?apologi[sz]e\b/, 'sorry').replace(/ (?:to )?$/, '')
  const greeting = new RegExp(`^(?:to )?${GREETING}[,:]? (?:when|if|after|before|while|as) .+$`).exec(told)?.[1]
  return greeting ?? (told === plain ? null : told.replace(/ to (?:some(?:one|body)|an? (?:stranger|person))$/, ''))
}

const INDIRECT: readonly (readonly [RegExp, string])[] = [
  [/^(?:to )?(?:(?:tell|say to|introduce (?:myself )?to) )?(?:someone |somebody |people |them |him |her )?(?:what )?my name(?: is)?$/, 'my name is'],
  [/^(?:(?:someone|somebody|people|a person)|(?:when|if) (?:they|(?:an?|my|your|the) \w+)) (?:(?:is|are) )?(?:leav(?:es?|ing)|go(?:es|ing)?(?: away| home))$/, 'go well'],
  [/^(?:someone|somebody|people|they|a person|you|i|we) (?:(?:is|are|am) )?(?:meet(?:s|ing)?|greet(?:s|ing)?)(?: (?:someone|somebody|people|an? \w+))?$/, 'hello'],
  [/^(?:(?:someone|somebody|people|a person)|(?:when|if|after) (?:they|(?:an?|my|your|the) \w+)) (?:has |have )?(?:helps?|helped|gives?|gave|given)(?: (?:me|you|us)\b.*)?$/, 'thank you'],
  [/^(?:someone|somebody|people) (?:go(?:es)? to (?:bed|sleep)|sleeps?)$|^(?:say )?good ?bye (?:at night|in the evening|before bed)$/, 'good night'],
  [/^(?:to )?(?:ask (?:for |about )?(?:his|her|their)|(?:ask (?:for |about )?)?(?:someone|somebody|a person|a stranger|people)'?s?) name$|^(?:ask )?(?:someone|somebody|a person|a child|people|him|her|them) (?:for )?(?:what )?(?:their|his|her|the) names?(?: is| are)?$|^(?:to )?ask (?:someone |somebody |a person )?(?:for |what )?(?:his|her|their|the)? ?name(?: is)?$/, 'what is your name'],
  [/^(?:to )?(?:ask )?(?:(?:someone|somebody|a person) )?where (?:someone|somebody|a person|he|she|they) (?:lives?|stays?)$/, 'where do you live'],
  [/^(?:to )?(?:ask )?(?:(?:someone|somebody|a person) )?where (?:someone|somebody|a person|he|she|they) (?:comes?|is|are) from$/, 'where do you come from'],
  [/^(?:to )?(?:ask )?(?:(?:someone|somebody|a person|a friend) )?how (?:someone|somebody|a person|a friend|he|she|they) (?:is|are)(?: doing)?$/, 'how are you'],
  [/^(?:to )?(?:ask )?(?:(?:someone|somebody|a person|a child) )?how old (?:someone|somebody|a person|a child|he|she|they) (?:is|are)$/, 'how old are you'],
  [/^(?:to )?(?:ask )?how much (?:something|it|this|that|a thing) costs?$|^(?:to )?ask (?:for )?the price$/, 'how much is it'],
  [/^(?:to )?(?:ask )?what (?:the )?time (?:it )?is$|^what the time is$|^(?:to )?ask (?:for )?the time$/, 'what is the time'],
  [/^(?:to )?(?:ask for|get) help$/, 'help me'],
  [/^(?:to )?thank (?:someone|somebody|a person|people|you|them)$|^(?:to )?say thanks?(?: you)?(?: to \w+)?$/, 'thank you'],
  [/^(?:to )?(?:apologi[sz]e|say (?:that )?(?:i am |i'm )?sorry)(?: to \w+)?$/, 'sorry'],
  [/^(?:to )?(?:say )?(?:good ?bye|bye)(?: to)? (?:someone|somebody|a person)$/, 'goodbye'],
  [/^(?:to )?(?:say )?(?:hello|hi)(?: to)? (?:someone|somebody|a person)$/, 'hello'],
  [/^(?:(?:to )?ask )?where (?:does it hurts?|it hurts|the pain is|is the pain)$/, 'where is it sore'],
]

/** What is asked for by what it does, as one would say it oneself: `to ask where someone lives` is `where do you live`. Null where it is not told of. */
export function directEnglish(plain: string): string | null {
  const greeted = directGreeting(plain)
  if (greeted !== null) return greeted
  const told = /^(?:that|ukuba) (?=(?:i|you|he|she|it|we|they|the|my|our|your)\b)(.+)$/.exec(plain)?.[1]
  const [, asked = '', about = '', is = ''] = /^(?:(?:to )?ask )?(?:(?:someone|somebody|a person) )?(where|how|when|why|who|what) ((?:the|a|an|my|your|his|her|our|their|this|that) .+|\w+) (is|are|was|were)$/.exec(plain) ?? []
  if (asked !== '') return `${asked} ${is} ${about}`
  const patient = plain.replace(/^((?:(?:to )?ask )?(?:(?:an?|the|my|your) \w+|him|her|them|someone|somebody) )(if|whether) (?:he|she|they) (?:(has|have)(?! been\b| \w+ed\b)|is|are)?/, (_, ask: string, link: string, has?: string) => `${ask}${link} you${has === undefined ? (/ (?:is|are)/.test(_) ? ' are' : '') : ' have'}`)
  const [, whom = '', helper = '', rest = ''] = /^(?:(?:to )?ask )?(?:(?:someone|somebody|him|her|them|(?:an?|the|my|your) \w+) )?(?:if|whether) ((?:he|she|it|they|you|we|i|everyone|everybody|anyone|anybody|someone|somebody|people)|(?:the|my|your) \w+) (is|are|can|will|must|was|were|have(?= \w+ed\b| been\b)|has)?\b ?(.+)$/.exec(patient) ?? []
  if (rest !== '' && (helper !== '' || /^(?:you|we|they|i|people)$/.test(whom) || /^(?:every|any|some)/.test(whom))) return `${helper === '' ? (/^(?:every|any|some)/.test(whom) ? 'does' : 'do') : helper} ${whom} ${helper === '' && /^(?:every|any|some)/.test(whom) ? rest.replace(/^(\w+?)s\b/, '$1') : rest}`
  const priced = /^(?:to )?(?:ask (?:for |about )?)?the price of (.+)$/.exec(plain)?.[1]
  if (priced !== undefined) return `how much is ${priced}`
  const [, who = '', ordered = '', act = ''] = /^(?:tell|ask) (?!(?:him|her|them) )(.+?) (not )?to (.+)$/.exec(plain) ?? []
  const many = /^(?:people|them|several|many|some|all|two|.*(?:s|ren))\b/.test(who) ? ' everyone' : ''
  if (act !== '') return `${ordered === '' ? 'please' : 'do not'} ${many === '' ? act : act.replaceAll(/ and (?=(?:be|sit|stand|listen|open|close|read|write|come|go|wash|put|take|keep|stop|wait|look|do|eat|play|work|help|clean)\b)/g, `${many} and `)}${many}`
  const command = /^(?:command|imperative|order)(?: form)? (?:of|for|to) (?:to )?(.+)$/.exec(plain)?.[1]
  if (command !== undefined) return `${command.replace(/^uk[uw](?=[a-z]{3})/, '')}!`
  const thanked = /^(?:to )?thank (?:someone|somebody|people|you|them|him|her|(?:a|the|my) \w+) for (.+)$/.exec(plain)?.[1]
  if (thanked !== undefined) return `thank you for ${thanked}`
  const asksFor = /^(?:ask(?:ing)? for|order(?:ing)?) (?!help)(.+)$/.exec(plain)?.[1]
  if (asksFor !== undefined) return `can i have ${asksFor}`
  const wanted = /^((?:an?|some|one|two|three|\d+) .+?),? please$/.exec(plain)?.[1]
  if (wanted !== undefined) return `can i have ${wanted}`
  const direct = INDIRECT.find(([form]) => form.test(plain))?.[1]
  return direct ?? told ?? null
}
