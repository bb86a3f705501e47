import { pattern, source } from '#core/patterns/pattern.ts'
import { SITUATIONS } from '#core/khulu/asking/english/situations-english.ts'
import { byWord } from '#core/khulu/words/by-word.ts'

/** Pattern of any addressee, with as few words as possible. */
const WHOM = source`
  (?:him|her|them|us all|every(?:one|body)|some(?:one|body)|people|(?:several|two|many|both|a few
  |(?:all )?(?:of )?(?:my|the|our|his|her|their|some|all|those|these|this|that|your|an?))
  (?: (?!(?:if|when|before|after|because|not|is|for|on|in|at|with|that|to|wh\w+|how|he|she|they|we|i|can
  |must)\b)[\w'-]+){1,4}?(?: (?:in|from|at) (?:my|the|our) \w+)?|(?!(?:me|us|you|that|if|whether|to|for|what
  |where|when|how|why|who|which|i|it)\b)[a-z]+)
`

/** Beginnings of a clause. */
const SUBJECT = source`
  (?:qqone|i|i'm|i've|im|you|he|she|we|we're|they|it|it's|there|my|our|the|his|her|please|don't|do not|thank
  |welcome|happy|good)\b
`

/** Verbs of speaking. */
const ACT = source`
  (?:ask|tell|inform|text|write to|message|say|warn|remind|let|wish|thank|congratulate|apologi[sz]e|order
  |request|enquire|inquire|find out|greet|explain to|answer|call out|shout|scream|yell)
`

const LEAD = new RegExp(
  source`
    ^(.*?)\b(?:(?:how|what)(?: [\w']+){0,3}?|(?:i|we|i'm|i'd|and|but|so)(?: [\w']+){1,4}? to|help me(?: to)?
    |(?:can|may|must|should) (?:i|we))(?: \w+ly| please)* (?=${ACT}\b)
  `,
)

const SPEAK = source`
  (?:say|saying|put|tell|ask|write|express|translate|phrase|word|text|explain|introduce myself(?= like)|be
  |is(?= \w+ in ))
`

/** Pattern of references to the earlier utterance: how do I say that, help me put it in isiXhosa. */
const TAIL = new RegExp(
  source`
    [,.;:!?\s(-]+(?:(?:so|and|but|please|can you|could you) )*(?:(?:(?:how|what)(?: [\w']+){0,6}?
    |help me(?: [\w']+)?|(?:i|we|i'd|i'm)(?: [\w']+){1,6}? to) ${SPEAK}\b|${SPEAK}(?= (?:it|that|this)\b)
    |(?<=[.;!,-] )(?:in )?(?=(?:isi)?xhosa please))(?: (?:it|that|this))?(?: (?:time|date|amount|price
    |sentence))?(?: to)?(?: ${WHOM}(?=$| (?:that|this|it|in)\b))?(?: (?:it|(?:like )?(?:that|this)))?
    (?: ?(?:(?:in|into) )?(?:isi)?xhosa)?(?: \w+ly| please)*\)?$
  `,
)

/** Asks for a word, its form or its meaning, and tells nothing to be said. */
const ASKS_WORD = pattern`
  ^(?:(?:what|which|how)\b(?!.* to$)|(?:and|or|so|but)\b|(?:tell|give|show|teach) me (?:the|how|what)
  |translate|conjugate|pronounce|.*\b(?:(?:know|forgot|forget|remember|wonder)$|plural|singular|means?
  |meaning|noun class|concord|conjugat\w*)\b)
`

/** The verb of somebody else, as it is of you. */
const SECOND_PERSON: Readonly<Record<string, string>> = byWord({ is: 'are', was: 'were', has: 'have', does: 'do' })
const baseOf = (verb: string): string =>
  /[^s]s$/.test(verb) && !/^(?:this|his|yes|always|\w+ous)$/.test(verb)
    ? verb
        .replace(/ies$/, 'y')
        .replace(/(sh|ch|x|o|ss)es$/, '$1')
        .replace(/([^s])s$/, '$1')
    : verb

/** Returns a verb of the third person in the second: *is*, *are*; *goes*, *go*. */
const secondPersonOf = (verb: string): string =>
  verb.replace(/^(?:is|was|has|does)(?=$|n't)/, (is) => SECOND_PERSON[is] ?? is).replace(/^(?!was)\w+s$/, baseOf)

/** Turns a clause about the addressee into the second person: she is → you are. */
const toYou = (clause: string, you = 'you'): string => {
  const said = clause
    .replace(/^(?:he|she|they)(?:'s (?=\w+ing)|'re)/, `${you} are `)
    .replace(
      /^(?:he|she|they|some(?:one|body)|a person|people) ((?:always|still|also|really) )?(\S+)/,
      (_, often: string | undefined, verb: string) => `${you} ${often ?? ''}${secondPersonOf(verb)}`,
    )
  return said
    .replaceAll(/\b(?:his|their|her)(?= \w+)(?! (?:to|at|in|on|for|and|very|so|a|an|the|with)\b)/g, 'your')
    .replaceAll(/\b(?:him|them|her)\b/g, 'you')
}

/** Verbs of usual orders, if the word for an order is missing. */
const ORDERED =
  '(?:be|sit|stand|listen|open|close|read|write|come|go|wash|put|take|keep|stop|wait|look|do|eat|play|work|help|clean)'
const HELPING =
  '(?:is|are|am|was|were|can|could|will|would|must|may|might|should|ha(?:s|ve)(?= (?:\\w+(?:ed|en)|[dg]one)\\b)|did)(?: not)?'
const THING = String.raw`(?:the|an?|my|your|his|her|our|their|this|that|these|those|some|any)`

/** A subject and a helping verb, with what follows them. */
const WITH_HELPER = pattern`
  ^((?:i|you(?: all)?|he|she|it|we|they|there|every\w+|any\w+|some\w+|people)
  |${THING}(?: [\w'-]+){1,3}?|${THING}) (${HELPING})\b ?(.*)$
`

/**
 * Returns a clause as it is asked: you go to the shop → do you go to the shop. Null where what it is about and what it
 * says aren't told apart.
 */
function askClause(clause: string): string | null {
  const [, subject = '', helper = '', rest = ''] = WITH_HELPER.exec(clause) ?? []
  if (helper !== '') return `${helper} ${subject} ${rest}`.trim()
  const [, many = '', said = ''] =
    new RegExp(
      `^((?:i|you(?: all)?|we|they|people)|${THING}(?: [\\w'-]+){0,2}? \\w+(?:[^s]s|ren|men|people)) (.+)$`,
    ).exec(clause) ?? []
  if (many !== '') return `do ${many} ${said}`
  const [, one = '', verb = '', after = ''] =
    new RegExp(`^((?:he|she|it|every\\w+|any\\w+|some\\w+)|${THING}(?: [\\w'-]+){1,3}?) (\\w+s)\\b(.*)$`).exec(
      clause,
    ) ?? []
  return one === '' ? null : `does ${one} ${verb === 'has' ? 'have' : baseOf(verb)}${after}`
}

/** Returns a wish, by its hope or its purpose. */
const wish = (said: string): string | undefined => SITUATIONS.find(([sign]) => sign.test(said))?.[1]

/** Tells whether a story mentions a person before, who then needn't be the addressee. */
const tellsOf = (story: string): boolean =>
  /\b(?:my|our) \w+ (?:is|was|has|had|can|does|just|got|\w+s|\w+ed)\b/.test(story)
const isSomeone = (whom: string): boolean => /^(?:him|her|them)$/.test(whom)

type Told = { whom: string; story: string }

/** A clause that is told to somebody. */
function told(clause: string, { whom, story }: Told): string {
  const hoped = (/^(?:i |we )?hope\b/.test(clause) ? wish(clause) : undefined) ?? clause
  if (/^(?:he|she|they)\b/.test(clause) && (isSomeone(whom) || !tellsOf(story))) return toYou(clause)
  return /^(?:i|we|i'm|i've|i'll|my|our)\b/.test(hoped)
    ? hoped
        .replaceAll(
          /\b(?:him|them)\b|\bher(?=$| (?:very|so|too|a lot|yesterday|today|tomorrow|tonight|now|at|in|on|for|and|with|to|again)\b)/g,
          'you',
        )
        .replace(/\bthan (?:his|hers|theirs)$/, 'than yours')
    : hoped
}

const isMany = (whom: string): boolean =>
  /^(?:them|every\w+|people|several|two|many|both|all|us all|a few|.* all)\b|(?:[^s'i]s|ren|men|people|class|group|crowd)$/.test(
    whom,
  ) && !/boss$|^(?:his|this)$/.test(whom)

/** Returns the question to a person who may be the addressee. */
const asked = ({ whom, said }: Readonly<Record<'whom' | 'said', string>>, story: string): string =>
  /^(?:he|she|they|his|her|their|some(?:one|body)|a person|people)\b/.test(said) && (isSomeone(whom) || !tellsOf(story))
    ? toYou(said, isMany(whom) ? 'you all' : 'you')
    : said

type Way = readonly [
  form: RegExp,
  say: (groups: Readonly<Record<'whom' | 'said' | 'word', string>>, story: string) => string | null,
]

const way = (form: string, say: Way[1]): Way => [new RegExp(`^${form}$`), say]

const many = (whom: string, said: string): string => (isMany(whom) ? `${said} everyone` : said)

/** Patterns of reported speech, each with its direct form. */
const WAYS: readonly Way[] = [
  way(
    String.raw`(?:ask|enquire|inquire|find out|check)(?: (?:from|of|with))?(?: (?<whom>${WHOM}))? (?:if|whether) (?<said>.+)`,
    (groups, story) => askClause(asked(groups, story)),
  ),
  way(
    source`
      (?:ask|enquire|inquire|find out(?= from| of| what \S+ costs| how much))(?: (?:from|of|with))?
      (?: (?<whom>${WHOM}))? (?<word>what time|how (?:much|many \w+|long|far|old|often)|where|when|why|who
      |what|which \w+|how) (?<said>(?!to\b).+)
    `,
    ({ whom, said, word }, story) => {
      const clause = asked({ whom, said }, story)
      const priced = /^(?:what|how much)$/.test(word)
        ? /^(.+?) (?:costs?|is going for|goes? for|sells? for)$/.exec(clause)?.[1]
        : undefined
      if (priced !== undefined) return `how much is ${priced.replace(/^(?:some|a )thing$/, 'it')}`
      const rest = askClause(clause)
      return rest === null ? null : `${word} ${rest}`
    },
  ),
  way(
    String.raw`(?:tell|ask|warn|remind|order) (?<whom>${WHOM}) (?:(?<word>(?:not )?to) |(?=${ORDERED}\b))(?<said>.+)`,
    ({ whom, said, word }) => {
      const done = said.replaceAll(/\b(?:their|his|her)(?= \w)/g, 'your')
      const order = isMany(whom) ? done.replaceAll(new RegExp(` and (?=${ORDERED}\\b)`, 'g'), ' everyone and ') : done
      return `${word === '' ? '' : word === 'to' ? 'please ' : 'do not '}${many(whom, order)}`
    },
  ),
  way(
    source`
      (?:tell|inform|text|write to|message|warn|remind|let|explain to|say to|answer) (?<whom>${WHOM})
      (?: know)?[,:]? (?:(?:that|how|back) (?:much )?|(?=${SUBJECT} ))(?<said>.+)
    `,
    ({ whom, said }, story) => {
      const one = told(said, { whom, story })
      return /\byou|^please|^do/.test(one) ? many(whom, one) : one
    },
  ),
  way(
    String.raw`(?:say|tell|ask)(?: to)?(?: ${WHOM})? (?:if|when) (?:i|we|you) (?:want|need) to (?:say |know |ask )?(?<said>.+)`,
    ({ said }) => sayOf(`ask ${said}`, '') ?? said,
  ),
  way(String.raw`greet (?<whom>${WHOM})(?: back)?`, ({ whom }, story) => (story === '' ? null : many(whom, 'hello'))),
  way('(?:shout|scream|yell|call out) (?:if|when|for) (?<said>.+)', ({ said }) => said),
  way(String.raw`(?:wish|send) (?<whom>${WHOM}) (?<said>.+)`, ({ said }) => wish(said) ?? null),
  way(String.raw`thank (?<whom>(?!you)${WHOM})(?: for (?<said>.+))?`, ({ whom, said }) =>
    said === ''
      ? isSomeone(whom) || isMany(whom)
        ? many(whom, 'thank you')
        : `thank you to ${whom}`
      : many(whom, `thank you for ${said.replace(/^(?:his|her|their) /, 'your ')}`),
  ),
  way(String.raw`congratulate (?<whom>${WHOM})(?: (?:on|for|with) (?<said>.+))?`, () => 'congratulations'),
  way(String.raw`apologi[sz]e(?: to (?<whom>${WHOM}))?(?: (?:for|because|that) (?<said>.+))?`, ({ said }) =>
    /^(?:i am|i'm|being|coming|arriving) late/.test(said)
      ? 'sorry i am late'
      : said === '' || /^(?:being|having|not)\b/.test(said)
        ? 'sorry'
        : /^i\b/.test(said)
          ? `sorry ${said}`
          : null,
  ),
  way(String.raw`(?:ask(?: for|(?= the price))|order|request|ask (?<whom>${WHOM}) for) (?<said>.+)`, ({ said, whom }) =>
    /^(?:help|assistance)\b/.test(said)
      ? said.replace(/^\w+(?: (?:with|to|in) )?(.*)$/, (_, what: string) =>
          what !== '' ? `please help me with ${what}` : whom === '' ? 'help me' : 'please help me',
        )
      : /^(?:directions|forgiveness|permission|the time|.*\bname)\b/.test(said)
        ? null
        : said.startsWith('the price of')
          ? said.replace('the price of', 'how much is')
          : `can i have ${said}`,
  ),
]

/**
 * Returns the utterance at a story's end that its continuation asks for: the last clause, or more that belong together.
 */
function lastClause(story: string): string {
  const sentence =
    story
      .split(/[.!?;:]\s+|\s[-–]+\s/)
      .filter((part) => part.trim() !== '')
      .at(-1) ?? story
  const parts = sentence.split(/,\s+/)
  const last = parts.at(-1) ?? sentence
  return parts.length > 1 &&
    new RegExp(`^(?:${SUBJECT}|can|could|where|do|is|are|whose|what|who|when)`).test(last) &&
    !/^(?:if|when|because|after|before|while|no|yes|sorry|thank\w*|hello|good \w+|excuse)\b/.test(parts.at(-2) ?? '')
    ? last
    : sentence
}

/** Extracts the utterance from a wish to speak: `ask the driver if he goes` is `do you go`. Null if there is none. */
function sayOf(act: string, story: string): string | null {
  for (const [form, say] of WAYS) {
    const groups = form.exec(act)?.groups
    if (groups)
      return say({ whom: groups['whom'] ?? '', said: groups['said'] ?? '', word: groups['word'] ?? '' }, story)
  }
  return null
}

/** Removes the story around a question, and leaves the words to say. Other texts stay as they are. */
export function unframeEnglish(text: string): string {
  if (/^(?:translate|say|write|what does|what is the (?:xhosa|isixhosa))\b/.test(text)) return text
  const tail = TAIL.exec(text)
  const body = tail && tail.index > 5 ? text.slice(0, tail.index) : text
  // What one says there is a matter of the story; and of a time that is told of, the time alone is said.
  const isTailed =
    body !== text &&
    !ASKS_WORD.test(body) &&
    !/\bwhat\b(?!.* (?:it|that|this)\b)| (?:time|amount|price)\b/.test(tail?.[0] ?? '')
  const whole = isTailed ? body : text
  const [lead = '', story = ''] = LEAD.exec(whole) ?? []
  const act = whole
    .slice(lead.length)
    .replace(/[,.]* (?:(?:in|into) (?:isi)?xhosa)(?: please)?$/, '')
    .replace(/[,.]? (?:please|politely|nicely)$/, '')
  // The utterance that is asked for after a story.
  const said =
    lead === ''
      ? null
      : story !== '' && lead.endsWith(' to ') && act.startsWith('say ')
        ? act.slice(4)
        : sayOf(act, story)
  if (said !== null) return `how do i say ${said}`
  const clause = lastClause(body)
  // I want the children to come, how do I tell them that: come.
  const wanted = tail?.[0].includes('tell') ? sayOf(clause.replace(/^(?:i|we) (?:want|need) /, 'tell '), '') : null
  return isTailed ? `how do i say ${wanted ?? clause}` : text
}
