import { pattern, source } from '#core/patterns/pattern.ts'
import { isToSeveral } from '#core/khulu/asking/english/direct-english.ts'

const OBJECT = source`
  ((?:it|them|him|her|me|us|this|that)(?= (?:back|on|off|up|away|out|down)\b)|(?:the|my|your|his|her|our
  |their|an?|this|that|these|those) [\w']+)
`

/** Pattern of a particle after the object, which belongs to the verb: bring it back, take your hat off. */
const MOVED = new RegExp(
  source`
    \b((?:br(?:ing|ought)|g[ai]ve|sen[dt]|switch|turn|put|t[ao]ke|took|pick|throw|threw|hang)(?:s|ed
    |ing)?) ${OBJECT} (back|on|off|up|away|out)\b(?! (?:the|my|your|his|her|our|their|an?|of|top|it|to
    |in)\b)
  `,
  'g',
)

/** Pattern of a particle of completion: clean up the room, write it down. */
const WHOLLY = new RegExp(
  source`
    \b((?:w[ao]ke|clean|fill|tidy|open|eat|drink|finish|write|wash|lock|cut|close)(?:s|d|n|ed|ing)?)
    (?: (?:up|down))? ${OBJECT}(?: (?:up|down)\b)?
  `,
  'g',
)

/**
 * Pattern of a remark after a question: i can't hear it, it's for school. It follows a stop, or a question to which it
 * can't belong.
 */
const REMARK = new RegExp(
  source`
    ^(.{6,}?[,;.!?-]+|(?!.*\b(?:say|translate|tell|ask|write|mean|word|name|xhosa|isixhosa|call)\b).{6,}?) +
    (?:(?:because|as|cause|coz|bc|and|but) )?(?:i (?:really )?(?:can(?:'?t|not| not)|don'?t|do not) (?:hear
    |get|see|understand|remember|know|tell)\b.*|i(?:'m| am) (?:so |very |a bit )?(?:confused|stuck
    |(?:preparing|teaching|making|writing|doing|planning|busy)\b.*|learning\b.*|not sure.*)|i (?:always|keep
    |often) (?:mix|forget|confus|get)\w*\b.*|(?:(?:it|this) is |it'?s )for (?:my |a |an |the )?(?:school
    |homework|assignment|project|test|exam|lesson|class|job|work)|i need (?:it|this|that|to know).*
    |(?:urgent|asap|quickly|quick)(?: please)?|like (?:if|when|r?\d+).*|when do i use .*|which (?:one )?
    (?:do|should|is|must)\b.*)$
  `,
)

/** A remark before a question with how. */
const BEFORE_HOW = pattern`
  ^(?!(?:how|what|which|why|can|could|do|tell|say|translate)\b)(?:\S+ ){3,}?(?=how (?:do|can|should
  |would) (?:i|we|you) \w+ (?!(?:it|that|this|in)\b)\w+ \w+)
`

/** A complaint that a rule isn't understood. */
const NOT_UNDERSTOOD = pattern`
  ^i (?:really |still )?(?:do not|don'?t) (?:really )?(?:understand|get) (?:the |how (?:the )?)?
  ((?:noun class|class|concord|plural|possessive|tense|past|future|present|negative|click|adjective|locative
  |word order)\w*)(?: tense)?(?: works?)?$
`

/** A time or price within a question for it. */
const TIME_OR_PRICE = pattern`
  ^(?=.*\b(?:time|(?<!o')clock|amount|price)\b).*?\b((?:half|(?:a )?quarter|\w+ minutes?|five|ten
  |twenty) (?:past|to) \w+|\w+ o'?clock|r\d+)\b.*$
`

/** Replacement of a part of a question: a text, or a function of the groups that the pattern found. */
type Replacement = string | ((found: string, ...groups: string[]) => string)

/**
 * Rewritings of a question into plain words, in their order. They take off remarks that the question isn't about. A
 * question inside another becomes one of its own.
 */
const PLAIN: readonly (readonly [RegExp, Replacement])[] = [
  [/\bhold on(?: for)?(?= a (?:moment|minute|second|bit)|$)/, 'wait'],
  [/(?<=\b(?:go|drive|walk|run|work|come|talk|speak|read|eat|move|turn) )(fast|quick|slow)er\b(?! than)/, '$1'],
  [
    /\b(\w+) ha(?:ve|s) been (?=.* since\b)/,
    (_, who: string) => `${who} ${who === 'i' ? 'am' : /^(?:we|they|you)$/.test(who) ? 'are' : 'is'} `,
  ],
  [/(?<=say )see you (?=(?:on|next|this) \w)/, 'i will see you '],
  [/\bon (?:my|our|your|his|her|their) way\b/, 'on the way'],
  [MOVED, '$1 $3 $2'],
  [WHOLLY, '$1 $2'],
  [/\breturn (?=it\b|them\b|(?:the|your|my|his|her|this) )|\b(?:send|take) back (?=\w)/, 'bring back '],
  [/^(how (?:do|can|would|should) (?:i|you|we)) (?:politely|nicely|properly) /, '$1 '],
  [/, how$/, ''],
  [/^(how .*\bsay .+?),? my \w+ (?:is|speaks) (?:an? )?(?:isi)?xhosa\b.*$/, '$1'],
  [
    /\bto (?:an?|the) (?:old|older|elderly) (?:(man|gentleman)|woman|lady)$/,
    (_, man?: string) => `to a ${man === undefined ? 'mother' : 'father'}`,
  ],
  [/ please (?=in (?:isi)?xhosa$)/, ' '],
  [/\bbirthday is (?=(?:the )?\d)/, 'birthday is on '],
  [BEFORE_HOW, ''],
  [NOT_UNDERSTOOD, 'explain $1'],
  [/fourty/, 'forty'],
  [
    /\b(\w+) ((?:is|are|was|were) .* than) (mine|hers|(?:your|their|our)s|his)$/,
    (_, thing: string, is: string, whose: string) =>
      `${thing} ${is} ${whose === 'mine' ? 'my' : whose === 'his' ? whose : whose.slice(0, -1)} ${thing}`,
  ],
  [/\b(isi)?(?:xosa|xhoza|khosa|xhossa|xosha|zhosa|hosa|xhusa)\b/g, '$1xhosa'],
  [TIME_OR_PRICE, '$1'],
  [/^(what time is it|what is the time) (?:right |just )?now$/, '$1'],
  [REMARK, '$1'],
  [
    /(,? please)?[ ,]*\(((?:asking|telling|greeting|to|for|said to|speaking to|talking to|when|if|as|in|at|with) [^)]+)\)$/,
    (_, please: string | undefined, about: string) => (isToSeveral(about) ? ' everyone' : (please ?? '')),
  ],
  [
    /^(what|who) ((?:the |an? )?\w+(?: (?:of|for|times|plus|minus|divided by) .+)?) (is|are)(?: in xhosa)?$/,
    '$1 $3 $2',
  ],
  [/^which ((?:noun )?class) (?:the word )?(\S+) (?:is(?: in)?|belongs to)$/, 'which $1 is $2'],
  [
    /^how (?:one|you|we|they|people|i)(?: (?:would|can|should|might))? (say|pronounce|spell|write|translate|conjugate|greet|count)s?\b/,
    'how do i $1',
  ],
]

/** Rewrites a question in plain English, without the remarks around it. */
export const plainEnglish = (text: string): string =>
  PLAIN.reduce(
    (plain, [sign, replacement]) =>
      typeof replacement === 'string' ? plain.replace(sign, replacement) : plain.replace(sign, replacement),
    text,
  )
