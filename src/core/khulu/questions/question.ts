import type { Agreement } from '#core/grammar/noun-classes.ts'
import type { VerbThread } from '#core/khulu/khulu-answer.ts'

/** Change of a verb; unnamed parts are undefined. */
export type VerbChange = {
  tense?: VerbThread['tense'] | undefined
  negative?: boolean | undefined
  subject?: Agreement | undefined
}

/** Themes that Khulu lists words or sentences of. */
export const KHULU_TOPICS = [
  'greetings',
  'days',
  'months',
  'seasons',
  'colours',
  'family',
  'numbers',
  'animals',
  'food',
  'body',
  'clothes',
  'emergencies',
  'introductions',
  'questions',
  'pronouns',
] as const

export type KhuluTopic = (typeof KHULU_TOPICS)[number]

/** Rules that Khulu explains by themselves; each has a text `khulu.rule.…`. */
export const KHULU_RULES = [
  'nounClass',
  'concord',
  'plural',
  'present',
  'past',
  'future',
  'negative',
  'question',
  'possessive',
  'adjective',
  'place',
  'clicks',
  'order',
  'object',
  'pronunciation',
] as const

export type KhuluRule = (typeof KHULU_RULES)[number]

/** Topics of help about the product; each has a text `khulu.help.…`. */
export const HELP_TOPICS = [
  'language',
  'theme',
  'account',
  'offline',
  'games',
  'clear',
  'guest',
  'password',
  'teacher',
  'free',
  'data',
  'install',
  'sound',
  'languages',
  'kids',
  'contact',
  'tools',
  'otherLanguage',
  'points',
  'isixhosa',
  'daily',
  'about',
] as const

export type HelpTopic = (typeof HELP_TOPICS)[number]

/** Kinds of small talk; each has a text `khulu.talk.…`. */
export const SMALL_TALK = [
  'hello',
  'howAreYou',
  'thanks',
  'bye',
  'who',
  'whatCanYouDo',
  'sorry',
  'love',
  'real',
] as const

export type SmallTalk = (typeof SMALL_TALK)[number]

/** Questions of grammar about a word: class, concords, nouns of a class, command, infinitive, or a sentence with it. */
export type GrammarTerm = 'class' | 'example' | 'concords' | 'members' | 'order' | 'infinitive'

/** Recognised question. */
export type Question =
  | {
      intent:
        | 'say'
        | 'mean'
        | 'ask'
        | 'plural'
        | 'singular'
        | 'correct'
        | 'pronounce'
        | 'culture'
        | 'situation'
        | GrammarTerm
      phrase: string
    }
  | { intent: 'conjugate'; phrase: string; change: VerbChange }
  | { intent: 'number' | 'ordinal' | 'count'; value: number }
  | { intent: 'date'; day: number; month: number; year?: number; weekday?: number }
  /** Question for the day, days before or after it, or the year. */
  | { intent: 'today'; days?: number; year?: boolean }
  | { intent: 'time'; hour: number; minute: number; part?: string; is?: boolean; at?: boolean }
  | { intent: 'money'; rands: number; cents: number }
  | { intent: 'sum'; left: number; operation: 'plus' | 'minus' | 'times' | 'divided-by'; right: number }
  | { intent: 'why'; form: string; other: string }
  | { intent: 'difference'; one: string; other: string }
  | { intent: 'practise'; about: string }
  | { intent: 'next' | 'progress' }
  | { intent: 'rule'; rule: KhuluRule }
  | { intent: 'help'; topic: HelpTopic }
  | { intent: 'topic'; topic: KhuluTopic }
  | { intent: 'talk'; talk: SmallTalk }
  /** The last question's verb, noun or number, in another form. */
  | { intent: 'change'; change: VerbChange; plural?: boolean }
  /** Question that changes the last one: and five of them? */
  | { intent: 'follow'; text: string }
  | { intent: 'explain' }

/** Intents that are asked with a phrase, as patterns name them. */
export type PhraseIntent =
  | 'say'
  | 'mean'
  | 'ask'
  | 'plural'
  | 'singular'
  | 'correct'
  | 'pronounce'
  | 'culture'
  | 'conjugate'
  | 'why'
  | 'difference'
  | 'practise'
  | 'count'
  | 'ordinal'
  | 'reply'
  | 'situation'
  | GrammarTerm

/** Pattern of a question with a phrase, which the groups `x` and `y` capture. */
export type QuestionPattern = readonly [PhraseIntent, RegExp]

/** Pattern of a question without a phrase. */
export type FixedPattern = readonly [Question, RegExp]

/** Questions that are answered by figures. */
export type Figures = Extract<Question, { intent: 'number' | 'ordinal' | 'count' | 'date' | 'time' | 'money' | 'sum' }>
