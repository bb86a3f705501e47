/** What is asked for by what it does: `to ask where someone lives` is `where do you live`. In English and Afrikaans. */
const INDIRECT: readonly (readonly [RegExp, string])[] = [
  [/^(?:to )?(?:(?:tell|say to|introduce (?:myself )?to) )?(?:someone |somebody |people |them |him |her )?(?:what )?my name(?: is)?$/, 'my name is'],
  [/^(?:someone|somebody|people|they|a person|(?:a|my|your|the) \w+) (?:(?:is|are) )?(?:leav(?:es?|ing)|go(?:es|ing)?(?: away| home))$/, 'go well'],
  [/^(?:someone|somebody|people|they|a person|you|i|we) (?:(?:is|are|am) )?(?:meet(?:s|ing)?|greet(?:s|ing)?)(?: (?:someone|somebody|people|an? \w+))?$/, 'hello'],
  [/^(?:someone|somebody|people|they|a person|(?:a|my|your|the) \w+) (?:helps?|helped|gives?|gave) .*$/, 'thank you'],
  [/^(?:someone|somebody|people) (?:go(?:es)? to (?:bed|sleep)|sleeps?)$|^(?:say )?good ?bye (?:at night|in the evening|before bed)$/, 'good night'],
  [/^(?:to )?(?:ask (?:for |about )?)?(?:someone|somebody|a person|a stranger|his|her|their|people)'?s? name$|^(?:to )?ask (?:someone |somebody |a person )?(?:for |what )?(?:his|her|their|the)? ?name(?: is)?$|^(?:om )?(?:te )?(?:vra )?(?:vir )?iemand se naam(?: te vra)?$|^ukubuza igama.*$/, 'what is your name'],
  [/^(?:to )?(?:ask )?(?:(?:someone|somebody|a person) )?where (?:someone|somebody|a person|he|she|they) (?:lives?|stays?)$|^waar iemand (?:woon|bly)$/, 'where do you live'],
  [/^(?:to )?(?:ask )?(?:(?:someone|somebody|a person) )?where (?:someone|somebody|a person|he|she|they) (?:comes?|is|are) from$|^waar iemand vandaan kom$/, 'where do you come from'],
  [/^(?:to )?(?:ask )?(?:(?:someone|somebody|a person|a friend) )?how (?:someone|somebody|a person|a friend|he|she|they) (?:is|are)(?: doing)?$|^hoe dit met iemand gaan$|^ukubuza impilo$/, 'how are you'],
  [/^(?:to )?(?:ask )?(?:(?:someone|somebody|a person|a child) )?how old (?:someone|somebody|a person|a child|he|she|they) (?:is|are)$|^hoe oud iemand is$/, 'how old are you'],
  [/^(?:to )?(?:ask )?how much (?:something|it|this|that|a thing) costs?$|^(?:to )?ask (?:for )?the price$|^hoeveel iets kos$|^(?:die )?prys vra$/, 'how much is it'],
  [/^(?:to )?(?:ask )?what (?:the )?time (?:it )?is$|^what the time is$|^(?:to )?ask (?:for )?the time$|^hoe laat dit is$/, 'what is the time'],
  [/^(?:to )?(?:ask for|get) help$|^om hulp (?:te )?vra$|^ukucela uncedo$/, 'help me'],
  [/^(?:to )?thank (?:someone|somebody|a person|people|you|them)$|^(?:to )?say thanks?(?: you)?(?: to \w+)?$|^iemand (?:te )?(?:bedank|dankie sê)$|^(?:uku)?bulela(?: umntu| abantu)?$/, 'thank you'],
  [/^(?:to )?(?:apologi[sz]e|say (?:that )?(?:i am |i'm )?sorry)(?: to \w+)?$|^(?:om )?(?:te )?verskoning vra$|^(?:uku)?(?:cela uxolo|xolisa)$/, 'sorry'],
  [/^(?:to )?(?:say )?(?:good ?bye|bye)(?: to)? (?:someone|somebody|a person|people|my \w+)$|^iemand groet as (?:ek|jy) gaan$|^(?:uku)?(?:valelisa|bulisa xa uhamba)$/, 'goodbye'],
  [/^(?:to )?(?:say )?(?:hello|hi)(?: to)? (?:someone|somebody|a person|people|my \w+)$|^(?:uku)?bulisa(?: umntu| abantu)?$/, 'hello'],
]

/** A phrase as one would say it oneself, where it is told of: the first of several that are parted by a slash. */
export function directPhrase(phrase: string): string {
  const plain = phrase.toLowerCase().split(' / ')[0]?.trim() ?? phrase
  const told = /^(?:that|ukuba) (?=(?:i|you|he|she|it|we|they|the|my|our|your)\b)(.+)$/.exec(plain)?.[1]
  const [, asked = '', about = '', is = ''] = /^(?:(?:to )?ask )?(?:(?:someone|somebody|a person) )?(where|how|when|why|who|what) ((?:the|a|an|my|your|his|her|our|their|this|that) .+|\w+) (is|are|was|were)$/.exec(plain) ?? []
  if (asked !== '') return `${asked} ${is} ${about}`
  const [, whom = '', helper = '', rest = ''] = /^(?:(?:to )?ask )?(?:(?:someone|somebody|a person) )?(?:if|whether) ((?:he|she|it|they|you|we|i)|(?:the|my|your) \w+) (is|are|can|will|must|was|were|have|has)?\b ?(.+)$/.exec(plain) ?? []
  if (rest !== '' && (helper !== '' || /^(?:you|we|they|i)$/.test(whom))) return `${helper === '' ? 'do' : helper} ${whom} ${rest}`
  const priced = /^(?:to )?(?:ask (?:for |about )?)?the price of (.+)$/.exec(plain)?.[1]
  if (priced !== undefined) return `how much is ${priced}`
  const [, who = '', ordered = '', order = ''] = /^(?:tell|ask) (.+?) (not )?to (.+)$/.exec(plain) ?? []
  const many = /^(?:people|them|several|many|some|all|two|.*(?:s|ren))\b/.test(who) ? ' everyone' : ''
  if (order !== '') return `${ordered === '' ? 'please' : 'do not'} ${order}${ordered === '' ? '' : many}`
  const command = /^(?:command|imperative|order)(?: form)? (?:of|for|to) (?:to )?(.+)$/.exec(plain)?.[1]
  if (command !== undefined) return `${command.replace(/^uk[uw](?=[a-z]{3})/, '')}!`
  const thanked = /^(?:to )?thank (?:someone|somebody|people|you|them|him|her|(?:a|the|my) \w+) for (.+)$/.exec(plain)?.[1]
  if (thanked !== undefined) return `thank you for ${thanked}`
  const asksFor = /^ask(?:ing)? for (?!help)(.+)$/.exec(plain)?.[1]
  if (asksFor !== undefined) return `can i have ${asksFor}`
  const direct = INDIRECT.find(([form]) => form.test(plain))?.[1]
  return direct ?? told ?? (phrase.includes(' / ') ? plain : phrase)
}
