import { pattern } from '#core/patterns/pattern.ts'
import type { AskedBefore, Conversation } from '#core/khulu/khulu-answer.ts'
import type { Question } from '#core/khulu/questions/question.ts'
import { readChange } from '#core/khulu/questions/read-change.ts'
import type { AfterWords } from '#core/khulu/asking/asking-words.ts'
import type { AskingLanguage } from '#core/khulu/khulu-world.ts'
import { readFigures } from '#core/khulu/questions/read-figures.ts'

/** Question kinds about the conversation's word, in the order of the search. */
const ABOUT = ['plural', 'singular', 'class', 'concords', 'mean', 'pronounce', 'example'] as const

type AskingLanguages = readonly AskingLanguage[]

const says = (text: string, sign: keyof AfterWords, askingLanguages: AskingLanguages): boolean =>
  askingLanguages.some(({ after }) => after[sign]?.test(text))

const LANGUAGE =
  /^(?:(?:in|of) )?(?:isi)?(?:zulu|zoeloe|sotho|sesotho|tswana|setswana|afrikaans|english|engels|swati|venda|tsonga|ndebele)$/
const OF = /^(?:of|for|van|vir|die|the) (?:the |die )?/
const OF_WORDS: ReadonlySet<AskedBefore> = new Set([
  'plural',
  'singular',
  'class',
  'concords',
  'conjugate',
  'pronounce',
])
/** Returns the conversation's noun or word. */
const aboutOf = ({ thread }: Conversation): string | null =>
  thread?.kind === 'noun'
    ? thread.noun
    : thread?.kind === 'word'
      ? thread.word
      : thread?.kind === 'verb'
        ? thread.verb
        : null

function readAbout(
  text: string,
  about: string,
  isVerb: boolean,
  said: Conversation['said'],
  askingLanguages: AskingLanguages,
): Question | null {
  const intent = ABOUT.find((one) => !(isVerb && one === 'plural') && says(text, one, askingLanguages))
  if (says(text, 'reply', askingLanguages)) {
    const phrase = replyTo(typeof said === 'string' && isVerb ? said : about)
    return phrase === undefined ? { intent: 'ask', phrase: '' } : { intent: 'say', phrase }
  }
  if (intent !== undefined) return { intent, phrase: about }
  return says(text, 'practise', askingLanguages) ? { intent: 'practise', about } : null
}

/** Replies to an utterance, by its words or its verb, in English. */
const REPLIES: readonly (readonly [RegExp, string])[] = [
  [/^ninjani/, 'we are well, thank you'],
  [/njani|how are you|hoe gaan|phil[ai]/, 'i am well, thank you'],
  [/hamba(?:ni)? kakuhle|^go well/, 'stay well'],
  [/sala(?:ni)? kakuhle/, 'go well'],
  [/^(?:enkosi|dankie|thank you)|bule[ln]/, 'okay'],
  [/^(?:mol[ow]|hall?o|hello)/, 'hello'],
  [/thanda$/, 'i love you too'],
  [/uxolo/, 'never mind'],
  [/igama lakho/, 'my name is'],
]

/** Returns the reply to a phrase; undefined if it is unknown. */
export const replyTo = (said: string): string | undefined =>
  REPLIES.find(([sign]) => sign.test(said.toLowerCase().replace(/[?!.]$/, '')))?.[1]

/** Returns the last question, asked of something else: `and cat?`, `what about "we are learning"?`. */
function askAgain(rest: string, { asked }: Conversation, askingLanguages: AskingLanguages): Question | null {
  if (asked === undefined || rest === '') return null
  if (asked === 'conjugate') {
    const { change, rest: phrase } = readChange(rest, askingLanguages)
    return { intent: 'conjugate', phrase, change }
  }
  return { intent: asked, phrase: rest }
}

/** Pattern of a question about the last topic, and not about the app: how is it made? */
const OF_IT = pattern`
  ^(?:and |so |en )?(?:how|wh\w+|is|are|do|does|can|must|hoe(?:kom)?|wie|w[aá]\w+|mag|moet|word)\b
  (?!.*\b(?:say|mean|call|s[eê]|noem|offline|app|data|progress|doing|gaan dit|le[ae]r|use|gebruik)).* (?:it
  |they|them|dit|hulle|daar\w+)\b
  |^wat moet (?:ek|mens) \w+$
`

/** Tells whether a text may say otherwise what was said before. */
const follows = (
  text: string,
  opened: boolean,
  { said, thread }: Conversation,
  askingLanguages: AskingLanguages,
): boolean =>
  (said !== undefined || thread?.kind === 'word' || thread?.kind === 'noun') &&
  (opened ||
    says(text, 'continues', askingLanguages.slice(0, 1)) ||
    (typeof said === 'object' && !text.includes(' ') && readFigures(text, askingLanguages)?.intent === 'number'))

/**
 * Reads a question that only means something after the last one. Null where it is a question by itself.
 * @param given the text in fewer ways of its language
 * @param typed the text as it was typed
 * @param mayFollow whether it may say otherwise what was said before; not where that has been tried
 */
export function readFollowUp(
  given: string,
  typed: string,
  conversation: Conversation,
  askingLanguages: AskingLanguages,
  mayFollow: boolean,
): Question | null {
  // Now make it negative: what is now is asked, not said.
  const text = given.replace(/^(?:and |ok |okay )?(?:now|nou) (?=\w)/, '')
  const { thread } = conversation
  const about = aboutOf(conversation)
  if (thread !== undefined && says(text, 'why', askingLanguages)) return { intent: 'explain' }
  const bare = askingLanguages.reduce((left, { after }) => left.replace(after.opening, ''), text).trim()
  const opened = says(text, 'leads', askingLanguages)
  const rest = bare.replace(/^(?:[ui]|n[oea])-(?=\p{L}{3}|\d)/u, '').trim()
  const figures = opened ? readFigures(rest, askingLanguages) : null
  if (figures && (thread?.kind === 'number' || figures.intent !== 'number')) return figures
  const raw = typed.toLowerCase().replace(/[\s?!.…]+$/, '')
  const follow: Question | null =
    mayFollow && follows(raw, opened || says(raw, 'leads', askingLanguages.slice(0, 1)), conversation, askingLanguages)
      ? { intent: 'follow', text: raw }
      : null
  const asked =
    about === null ? null : readAbout(text, about, thread?.kind === 'verb', conversation.said, askingLanguages)
  // Ndiphilile, enkosi has no plural.
  if (asked?.intent === 'plural' && thread?.kind === 'word')
    return follow ?? (thread.word.includes(',') ? { intent: 'ask', phrase: '' } : asked)
  if (asked) return asked
  if (about !== null && /culture|mean/.test(conversation.asked ?? '') && OF_IT.test(text))
    return { intent: 'culture', phrase: about }
  if (follow && thread?.kind === 'verb' && conversation.said !== undefined) return follow
  if (thread?.kind === 'verb' && (opened || rest.split(' ').length <= 5)) {
    const { change, isAny, rest: left } = readChange(opened ? rest : text, askingLanguages)
    if (isAny && left === '') return { intent: 'change', change }
  }
  if (follow) return follow
  if (thread?.kind === 'verb' && says(text, 'plural', askingLanguages))
    return { intent: 'change', change: {}, plural: true }
  if (LANGUAGE.test(rest) && opened) return { intent: 'help', topic: 'otherLanguage' }
  if (thread?.kind === 'noun' && opened && says(rest, 'plural', askingLanguages))
    return { intent: 'plural', phrase: thread.noun }
  // In the past, of a phrase: how that is made.
  const { change, rest: left } = readChange(rest, askingLanguages)
  if (opened && thread?.kind === 'word' && left === '' && (change.tense ?? change.negative) !== undefined)
    return { intent: 'rule', rule: change.negative ? 'negative' : change.tense === 'future' ? 'future' : 'past' }
  if (opened) return askAgain(rest.replace(OF, ''), conversation, askingLanguages)
  // A word by itself after a question about words is asked the same.
  const isBare =
    conversation.asked !== undefined &&
    OF_WORDS.has(conversation.asked) &&
    /^(?:(?:of|for|van|vir) )?[^\s?]+$/.test(text) &&
    !/^\d/.test(text) &&
    !says(text, 'itself', askingLanguages)
  return isBare ? askAgain(text.replace(OF, ''), conversation, askingLanguages) : null
}
