import { pattern, patternWith, source } from '#core/patterns/pattern.ts'
import { isToSeveral } from '#core/khulu/asking/english/direct-english.ts'
import { SITUATIONS } from '#core/khulu/asking/english/situations-english.ts'
import type { Hearing } from '#core/khulu/khulu-world.ts'
import type { Question } from '#core/khulu/questions/question.ts'

const WHO = '(?:i|we|you|u|one|people)'

/** Asks for what one says, not for the words of something: what follows is where and to whom. */
const ASKS_WHAT = new RegExp(
  source`
    \b(?:what|wat) (?:do|should|can|could|must|would|shall|to|will|is there to) ?${WHO}? ?
    (?:even |best |then )?(?:say|reply|respond|shout|text|write|put|(?:tell|write to|text) (?:him|her|them
    |(?:my|the|a) \w+))\b(?: back)?(?= (?:to|at|when|if|in|after|on|before|there|as)\b|$|[,.;!?])
    |\bhow (?:do|should|can|must|would|to) ?${WHO}? ?(?:comfort|console|respond|refuse|decline)\b
    |\bway (?:to|of) (?:refus|declin|wish)\w*
  `,
)

const OCCASION = /\b(funeral|wedding|imbeleko|umgidi|initiation|lobola|ceremony)s?\b/

/** Asks what is done, worn or brought there. */
const ASKS_CUSTOM = new RegExp(
  source`
    \bwhat (?:do|should|can|must|will|to) ?${WHO}? ?(?:wear|bring|take|give|do|expect|know|cook)\b
    |\bhow (?:do|should|must) ${WHO} (?:behave|dress|act)\b
  `,
)

function readSituation(text: string): Question | null {
  const occasion = OCCASION.exec(text)?.[1]
  if (occasion !== undefined && ASKS_CUSTOM.test(text)) return { intent: 'culture', phrase: occasion }
  if (!ASKS_WHAT.test(text) || /\b(?:want|need|like|wants) to (?:say|ask|tell|know)\b/.test(text)) return null
  const said = SITUATIONS.find(([sign]) => sign.test(text.replace(/\bwhat \w+ (?:i|we|you|u) /, '')))?.[1]
  // What one tells a neighbour whose dog barks is a matter of advice, and no sentence.
  return said !== undefined
    ? { intent: 'say', phrase: said }
    : /\btell (?:my|the|an?) \w+ (?:when|if|after)\b/.test(text)
      ? { intent: 'culture', phrase: '' }
      : null
}

/** Pattern of single letters. Some are also words, and these need a word that marks them as letters. */
const LETTER = patternWith('gu')`
  (?<![\p{L}\d'-])(?:(?:ng|nk|g|n)?[cqx]h?|[hd]l|ntl|tsh|kr|[rtpkbc]h|[tdn]y
  |(?<=\b(?:the|letter|letters|an?|my|your|and|or|like) )[b-hj-np-tv-z]
  |(?<=\b(?:say|pronounce) )[b-hj-np-tv-z](?=$| in )|[b-hj-np-tv-z](?= (?:click|sound|letter)))
  (?![\p{L}\d'-])
`
const OF_SOUND =
  /\b(?:sounds?|clicks?|letters?|tongue|mouth|pronounc\w*|hear|same|like|said|say|silent|lips|throat|make|makes|do|different|differ)\b/

function readLetters(text: string, { isOwn }: Hearing): Question | null {
  const letters = [...new Set(text.match(LETTER))]
  const words = text.split(' ')
  if (/\b(?:stress|accent|emphasis)\b/.test(text)) {
    const own = words.find(isOwn)
    return own === undefined ? null : { intent: 'pronounce', phrase: own }
  }
  const [one, other] = letters
  if (
    one === undefined ||
    !OF_SOUND.test(text) ||
    /\b(?:why is it|plan|mean|spell|spelt|write|correct|right|plural|class|(?:is|are) there)\b/.test(text)
  )
    return null
  return other === undefined || letters.length > 2
    ? { intent: 'pronounce', phrase: one }
    : { intent: 'difference', one, other }
}

/** Pattern of a question for a custom (why people do or say something), without two forms to compare. */
const WHY_PEOPLE = pattern`
  ^why (?:do|does|did|are|must|should|can'?t|is it that) (?:(?:some|most|all|the|older|young|old|many|xhosa
  |married|these|those) )*(?:people|everyone|everybody|they|xhosas?|amaxhosa|wom[ae]n|m[ae]n|lad(?:y|ies)
  |child(?:ren)?|kids|famil\w+|elders?|boys?|girls?|brides?|grooms?|guests|mothers|fathers|wives|initiates
  |speakers)\b(?!.* (?:and not|instead of|say) )
`

const SAYS_LAST = new RegExp(
  source`
    ^how (?:do|can|should|would|must|to) ?${WHO}? ?say ((?!(?:he|she|it|they|we|the|my|this|there|good|hello
    |hi|hey|bye|goodbye|thanks?|sorry|welcome|congrat\w*)\b)(?!.*\b(?:g[ai]ve|send|sent|go(?! well)|going
    |went|c[oa]m\\w+|talk\w*|speak\w*|listen\w*|say|said|tell|told|write|wrote|bring|brought|take|took
    |show\w*|explain\w*|belong\w*|read|sing|walk\w*|dr[io]ve|run|rude|kind|close|back|next|want|am
    |happened)\b).+?) to ((?:my|the|an?|our|his|her|your|some|all|these) .+|him|her|them
    |(?:all|both) of them|children|learners|everyone|people)$
  `,
)

/** Reads an utterance to a person; several people get the plural. */
function readSaidTo(text: string, phrases: readonly string[]): Question | null {
  const [, said = '', whom = ''] = SAYS_LAST.exec(text) ?? /^how do i say (qqone)( everyone)$/.exec(text) ?? []
  if (said === '' || (phrases.length > 0 && !said.startsWith('qqone'))) return null
  const phrase = said.replace('qqone', phrases[0] ?? '').replace(/^(.*) please$/, 'please $1')
  return { intent: 'say', phrase: `${phrase}${isToSeveral(`to ${whom}`) ? ' everyone' : ''}` }
}

/** Themes and rules that are asked about by themselves. */
const THEMES: readonly (readonly ['topic' | 'rule', string, string])[] = [
  ['topic', 'days', '(?<!\\b(?:in|for|after|every|two|few|all|good|nice) )days'],
  ['topic', 'colours', 'colou?rs'],
  ['topic', 'family', 'family'],
  ['topic', 'animals', 'animals?'],
  ['topic', 'food', 'foods?|things to eat'],
  ['topic', 'clothes', 'clothes|clothing'],
  ['topic', 'introductions', 'introduc\\w+(?: myself)?'],
  ['topic', 'pronouns', 'pronouns'],
  ['topic', 'questions', 'question words'],
  ['topic', 'numbers', 'numbers'],
  ['topic', 'greetings', 'greetings?'],
  ['rule', 'nounClass', 'noun ?class(?:es)?'],
  ['rule', 'clicks', 'clicks?'],
  ['rule', 'concord', 'concords?|(?:prefix|marker|agreement)\\w*'],
  ['rule', 'negative', 'negati\\w+|(?<=^(?:how|what|why|when|where)\\b.*)not'],
  ['rule', 'past', 'past'],
  ['rule', 'future', 'future'],
  ['rule', 'present', 'present|-?ya-?'],
  ['rule', 'plural', 'plurals?'],
  ['rule', 'question', 'questions?'],
  ['rule', 'possessive', 'possessi\\w+|whose'],
  ['rule', 'adjective', 'adjectives?'],
  ['rule', 'place', 'locatives?|places?'],
]
const NEUTRAL = pattern`
  ^(?:works?|formed|becomes?|statements?|names?|system|rules?|some|main|three|there|personal|express|create
  |build|full|complete|tenses?|shown?|sentences?|works|clauses?)$
`

/** Reads a theme or a rule of which nothing more is said: the colours, how the past works. */
function readTheme(text: string, { stopWords, isOwn }: Hearing): Question | null {
  if (/\b(?:quiz|practi[sc]e|exercises?|test|translate|mean|words? for \w+)\b/.test(text)) return null
  const found = THEMES.find(([, , sign]) => {
    const left = text.replace(new RegExp(`(?<![\\p{L}-])(?:${sign})(?![\\p{L}-])`, 'u'), '')
    return (
      left !== text &&
      left
        .split(/[\s,]+/)
        .every((word) => word === '' || ((stopWords.has(word) || NEUTRAL.test(word)) && !isOwn(word))) &&
      !(/\bsay\b/.test(text) && !/tense|not$|whose|sentence|verb/.test(text))
    )
  })
  return found ? ({ intent: found[0], [found[0]]: found[1] } as Question) : null
}

/** A word is to be shown in a sentence. */
const EXAMPLE = pattern`
  ^(?:(?:can you |please )*(?:use|put|show me|make|write)|(?:(?:give|show|write|make)(?: me)? )?
  (?:an? |some |the )?(?:\w+ )?(?:sentences?|examples?)(?: sentences?)? (?:with|using|for|of|that has)
  |how (?:do|can|would) (?:i|you|we) use) (?:the )?(?:word )?(?<x>\S+)(?: (?:in|as|into) an? (?:\w+ )?
  (?:sentence|example))?$
`

/**
 * Recognises English questions by their words in any position: words for a situation, sounds of letters, and reasons
 * for customs. Null for other questions.
 */
export function hearEnglish(text: string, phrases: readonly string[], hearing: Hearing): Question | null {
  const whole = phrases.length === 0 ? text : text.replace(/qqone/, phrases[0] ?? '').replace(/qqtwo/, phrases[1] ?? '')
  const letters = readLetters(whole, hearing)
  const asked = letters ?? readSaidTo(text, phrases) ?? (phrases.length > 0 ? null : readTheme(text, hearing))
  if (asked || phrases.length > 0) return asked
  const [, word = ''] =
    /^(?:is|does) (\S+) (?:mean )?(?!.*\b(?:singular|plural|noun|verb|right|correct)\b).+ or .+$/.exec(text) ?? []
  if (word !== '' && hearing.isOwn(word) && text.split(' ').filter(hearing.isOwn).length === 1)
    return { intent: 'mean', phrase: word }
  const example = EXAMPLE.exec(text)?.groups?.['x']
  if (example !== undefined) return { intent: 'example', phrase: example }
  return WHY_PEOPLE.test(text) ? { intent: 'culture', phrase: text } : readSituation(text)
}
