import { pattern, source } from '#core/patterns/pattern.ts'

/** Patterns of acts with greetings. */
const GREETING = source`
  (?:say )?(hello|hi|hey|good (?:morning|afternoon|evening|night|day)|good ?bye|bye|thank you(?: very much)?
  |thanks|(?:i am )?sorry|congratulations|welcome|well done|excuse me|please|see you later
  |(?:i )?(?:love|miss) you|how are you)
`
const SEVERAL = pattern`
  \b(?:more than one|several|many|group|crowd|class|people|persons|everyone|everybody|all|kids|children
  |learners|students|friends|parents|guests|visitors|two|them|plural|team)\b
`

/** Tells whether a situation has several addressees: to a class of kids. */
export const isToSeveral = (situation: string): boolean =>
  /^(?:to|for|said|speaking|talking)\b/.test(situation) && SEVERAL.test(situation)

/** Returns the phrase for an act: sorry when I bump into someone, or thanks to a person. Null for other phrases. */
function directGreeting(plain: string): string | null {
  const told = plain
    .replace(/^(?:to )?thank (?!you\b)(?:someone$|somebody$)?/, 'thank you to ')
    .replace(/^(?:to )?apologi[sz]e\b/, 'sorry')
    .replace(/ (?:to )?$/, '')
  const greeting = new RegExp(`^(?:to )?${GREETING}[,:]? (?:when|if|after|before|while|as) .+$`).exec(told)?.[1]
  return greeting ?? (told === plain ? null : told.replace(/ to (?:some(?:one|body)|an? (?:stranger|person))$/, ''))
}

const INDIRECT: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:to )?(?:(?:tell|say to|introduce (?:myself )?to) )?(?:someone |somebody |people |them |him |her )?(?:what )?my name(?: is)?$/,
    'my name is',
  ],
  [
    pattern`
      ^(?:(?:someone|somebody|people|a person)|(?:when|if) (?:they|(?:an?|my|your|the) \w+)) (?:(?:is
      |are) )?(?:leav(?:es?|ing)|go(?:es|ing)?(?: away| home))$
    `,
    'go well',
  ],
  [
    pattern`
      ^(?:someone|somebody|people|they|a person|you|i|we) (?:(?:is|are|am) )?(?:meet(?:s|ing)?
      |greet(?:s|ing)?)(?: (?:someone|somebody|people|an? \w+))?$
    `,
    'hello',
  ],
  [
    pattern`
      ^(?:(?:someone|somebody|people|a person)|(?:when|if|after) (?:they|(?:an?|my|your|the) \w+)
      ) (?:has |have )?(?:helps?|helped|gives?|gave|given)(?: (?:me|you|us)\b.*)?$
    `,
    'thank you',
  ],
  [
    /^(?:someone|somebody|people) (?:go(?:es)? to (?:bed|sleep)|sleeps?)$|^(?:say )?good ?bye (?:at night|in the evening|before bed)$/,
    'good night',
  ],
  [
    pattern`
      ^(?:to )?(?=ask|some|a |people|him|her|them)(?:(?:ask|for|about|what|(?:some(?:one|body)
      |a (?:person|child|stranger)|people)(?:'?s)?|him|her|his|their|them|the|is) ?)*names?(?: is| are)?$
    `,
    'what is your name',
  ],
  [/^(?:to )?ask (?:for )?the time$/, 'what is the time'],
  [/^(?:to )?(?:ask for|get) help$/, 'help me'],
  [/^(?:(?:to )?ask )?where (?:does it hurts?|it hurts|the pain is|is the pain)$/, 'where is it sore'],
]

/**
 * Turns a reported act into direct speech: `to ask where someone lives` is `where do you live`. Null if it isn't
 * reported.
 */
export function directEnglish(plain: string): string | null {
  const greeted = directGreeting(plain)
  if (greeted !== null) return greeted
  const told = /^(?:that|ukuba) (?=(?:i|you|he|she|it|we|they|the|my|our|your)\b)(.+)$/.exec(plain)?.[1]
  const wanted = /^((?:an?|some|one|two|three|\d+) .+?),? please$/.exec(plain)?.[1]
  if (wanted !== undefined) return `can i have ${wanted}`
  const direct = INDIRECT.find(([form]) => form.test(plain))?.[1]
  return direct ?? told ?? null
}
