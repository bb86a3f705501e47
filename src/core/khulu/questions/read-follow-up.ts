import type { AskedBefore, Conversation } from '#core/khulu/khulu-answer.ts'
import type { Question } from '#core/khulu/questions/question.ts'
import { hasChange, readChange } from '#core/khulu/questions/read-change.ts'
import type { Tongue } from '#core/khulu/tongues/tongue.ts'
import { readNumber } from '#core/khulu/words/read-number.ts'

const OPENING = /^(?:and|en|kwaye|ke|ukuba|ok|then|dan|but|maar)?,?\s*(?:what about|how about|wat van|hoe van|what if i say|how do (?:i|you) say|hoe sê (?:ek|mens)|kuthekani nge|kuthekani ngo|kuthekani|uthini nge|in)?\s*/
const IS_FOLLOW_UP = /^(?:and|en|kwaye|ke|ukuba|what about|how about|wat van|hoe van|kuthekani|dan|then)\b/
const PLURAL = /^(?:the |die |and |en |in (?:the |die )?|what about (?:the )?|wat (?:is|van) (?:die )?|what(?:'s| is) (?:the |its )|kwi)*(?:plural|meervoud|isininzi|isininzi sayo|plural form|many|more than one|to (?:several|many|more than one|a group|all|everyone|everybody|them|two)(?: of)?(?: \w+)?|meer as een)(?: form| of it| of that|svorm)?$/
const SINGULAR = /^(?:the |die |and |en |in (?:the |die )?|what(?:'s| is) (?:the |its )|kwi)*(?:singular|enkelvoud|isinye|isinye sayo|one of them)(?: form| of it)?$/
const CLASS = /^(?:ihlelo lalo|ihlelo layo|ihlelo laso|likweliphi ihlelo|sikweliphi ihlelo|ikweliphi ihlelo|kweliphi ihlelo)$|^(?:and |en )?(?:what |which |watter |leliphi |the |die |its |sy |wat is (?:die|sy) |what is (?:its|the) )*(?:noun ?)?(?:class|klas|ihlelo|naamwoordklas)(?: is (?:it|that|dit)(?: in)?| of it)?$/
const CONCORDS = /^(?:and |en )?(?:what (?:is|are) |the |its |all |subject |object |possessive |die |sy )*(?:concords?|\w*skakels?|\w*konkord\w*)$|^izivumelanisi$/
const MEAN = /^(?:and |en )?(?:what does (?:it|that|this) mean|wat beteken (?:dit|dat)|kuthetha ukuthini oko|intsingiselo|meaning)$/
const PRONOUNCE = /^(?:and |en )?(?:how (?:do|does|is) (?:i|you|it|that|one)?\s?(?:pronounced?|say|sound)(?: it| that)?|hoe (?:spreek|klink) (?:ek |jy )?(?:dit|dat)(?: uit)?|ndiyibiza njani)$/
const WHY = /^(?:but |and |maar |en )?(?:why|hoekom|waarom|kutheni|how come|why is that|hoekom so|why is it so|explain|explain that|verduidelik|chaza|kutheni kunjalo)$/
const PRACTISE = /^(?:can i |let me |i want to |ek wil |kan ek )?(?:practi[sc]e|oefen)(?: it| this| that| dit)?$/

const LANGUAGE = /^(?:(?:in|of) )?(?:isi)?(?:zulu|zoeloe|sotho|sesotho|tswana|setswana|afrikaans|english|engels|swati|venda|tsonga|ndebele)$/
const OF = /^(?:of|for|van|vir|die|the) (?:the |die )?/
const OF_WORDS: ReadonlySet<AskedBefore> = new Set(['plural', 'singular', 'class', 'concords', 'conjugate', 'pronounce'])
/** What passes between people, or asks by itself. */
const SAYS_ITSELF = /^(?:hi|hello|hey|thanks?|dankie|enkosi|bye|totsiens|molo|molweni|help|yes|no|ok|okay|ja|nee|ewe|hayi|next|why|hoekom|kutheni|what|wat|\d.*)$/

/** What the conversation is about, as one asks about it: the noun or word itself. */
const aboutOf = ({ thread }: Conversation): string | null => (thread?.kind === 'noun' ? thread.noun : thread?.kind === 'word' ? thread.word : thread?.kind === 'verb' ? thread.verb : null)

function readAbout(text: string, about: string, isVerb: boolean): Question | null {
  if (!isVerb && PLURAL.test(text)) return { intent: 'plural', phrase: about }
  if (SINGULAR.test(text)) return { intent: 'singular', phrase: about }
  if (CLASS.test(text)) return { intent: 'class', phrase: about }
  if (CONCORDS.test(text)) return { intent: 'concords', phrase: about }
  if (MEAN.test(text)) return { intent: 'mean', phrase: about }
  if (PRONOUNCE.test(text)) return { intent: 'pronounce', phrase: about }
  return PRACTISE.test(text) ? { intent: 'practise', about } : null
}

/** Whose, of what was named before: and his?, en hulle s'n? */
const OWNED: readonly (readonly [Extract<Question, { intent: 'owned' }>['owner'], RegExp])[] = [
  ['1ps', /^(?:my|mine|myne)$/], ['2pp', /^(?:yourall|julle s'n)$/], ['2ps', /^(?:yours?|jou(?:ne)?)$/], ['1', /^(?:his|hers?|syne|hare)$/], ['1pp', /^(?:ours?|ons s'n|ons)$/], ['2', /^(?:theirs?|hulle s'n|hulle)$/],
]

/** The last question, asked of something else: `and cat?`, `what about "we are learning"?`. */
function askAgain(rest: string, { asked, thread }: Conversation, tongues: readonly Tongue[]): Question | null {
  const value = thread?.kind === 'number' ? readNumber(rest) : null
  if (value !== null) return { intent: 'number', value }
  if (asked === undefined || rest === '') return null
  if (asked === 'conjugate') {
    const { change, rest: phrase } = readChange(rest, tongues)
    return { intent: 'conjugate', phrase, change }
  }
  return { intent: asked, phrase: rest }
}

/** Reads a question that only means something after the last one. Null where it is a question by itself. */
export function readFollowUp(given: string, conversation: Conversation, tongues: readonly Tongue[]): Question | null {
  // Now make it negative: what is now is asked, not said.
  const text = given.replace(/^(?:and |ok |okay )?(?:now|nou) (?=\w)/, '')
  const { thread } = conversation
  const about = aboutOf(conversation)
  if (thread !== undefined && WHY.test(text)) return { intent: 'explain' }
  const owner = thread?.kind === 'noun' ? OWNED.find(([, sign]) => sign.test(text.replace(OPENING, '').trim()))?.[0] : undefined
  if (owner !== undefined) return { intent: 'owned', owner }
  const asked = about === null ? null : readAbout(text, about, thread?.kind === 'verb')
  if (asked) return asked
  const rest = text.replace(OPENING, '').replace(/^[ui]-(?=\p{L}{3})/u, '').trim()
  const opened = IS_FOLLOW_UP.test(text)
  if (thread?.kind === 'verb' && (opened || rest.split(' ').length <= 5)) {
    const { change, rest: left } = readChange(opened ? rest : text, tongues)
    if (hasChange(change) && left === '') return { intent: 'change', change }
  }
  // Andinamali, and in the past?
  if (thread?.kind === 'word' && opened) {
    const { change, rest: left } = readChange(rest, tongues)
    if (hasChange(change) && left === '') return { intent: 'conjugate', phrase: thread.word, change }
  }
  if (thread?.kind === 'verb' && PLURAL.test(text)) return { intent: 'change', change: {}, plural: true }
  if (LANGUAGE.test(rest) && opened) return { intent: 'help', topic: 'otherLanguage' }
  if (thread?.kind === 'noun' && opened && PLURAL.test(rest)) return { intent: 'plural', phrase: thread.noun }
  // En my hond, after what several are called: that is said.
  if (opened && /^(?:my|your|his|her|our|their|jou|ons|julle|hulle) \p{L}/u.test(rest) && thread?.kind === 'noun') return { intent: 'say', phrase: rest }
  // In the past, of a phrase: how that is made.
  const { change, rest: left } = readChange(rest, tongues)
  if (opened && thread?.kind === 'word' && left === '' && (change.tense ?? change.negative) !== undefined) return { intent: 'rule', rule: change.negative ? 'negative' : change.tense === 'future' ? 'future' : 'past' }
  if (opened) return askAgain(rest.replace(OF, ''), conversation, tongues)
  // A word by itself after a question about words is asked the same.
  const isBare = conversation.asked !== undefined && OF_WORDS.has(conversation.asked) && /^(?:(?:of|for|van|vir) )?[^\s?]+$/.test(text) && !SAYS_ITSELF.test(text)
  return isBare ? askAgain(text.replace(OF, ''), conversation, tongues) : null
}
