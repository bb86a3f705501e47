// Whoever fetches this has the shared rules: named here, the bundler keeps those in one file.
import '#core/khulu/khulu-mind.ts'
import type { KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { Asker, KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import type { HelpTopic, KhuluRule, KhuluTopic, Question, SmallTalk } from '#core/khulu/questions/question.ts'
import { answerFigures, answerToday, type Figures } from '#core/khulu/telling/answer-figures.ts'
import {
  answerHelp,
  answerNext,
  answerPractice,
  answerProgress,
  answerRule,
} from '#core/khulu/telling/answer-product.ts'
import { findCultureWithin } from '#core/khulu/telling/find-culture-within.ts'
import { answerTalk } from '#core/khulu/telling/answer-talk.ts'
import { answerTopic } from '#core/khulu/telling/answer-topic.ts'

/** Answers with whole texts: figures, dates, themes, rules, the product. It is a lazy chunk. */
export type Telling = {
  /** The words of a theme: greetings, days, animals. */
  theme: (topic: KhuluTopic, world: KhuluWorld) => KhuluAnswer
  /** Numbers, times, dates, sums, amounts of money. */
  figures: (question: Figures, world: KhuluWorld) => KhuluAnswer
  /** Answers with the day or year. */
  today: (question: Extract<Question, { intent: 'today' }>, asker: Asker, world: KhuluWorld) => KhuluAnswer
  /** The item of culture that a longer question names; null where it names none. */
  cultureWithin: (topic: string, world: KhuluWorld) => LearningItem | null
  /** Answers small talk. */
  talk: (talk: SmallTalk) => KhuluAnswer
  /** A rule of grammar explained by itself. */
  rule: (rule: KhuluRule) => KhuluAnswer
  /** Help with the product. */
  help: (topic: HelpTopic) => KhuluAnswer
  /** Answers with the page for practice. */
  practice: (about: string, world: KhuluWorld) => KhuluAnswer
  /** Answers with the next thing to learn, by the number of answers so far. */
  next: (asker: Asker) => KhuluAnswer
  /** Answers with the learner's progress. */
  progress: (asker: Asker) => KhuluAnswer
}

/** Lazy chunk of whole texts. */
export const telling: Telling = {
  theme: answerTopic,
  figures: answerFigures,
  today: answerToday,
  cultureWithin: findCultureWithin,
  talk: answerTalk,
  rule: answerRule,
  help: answerHelp,
  practice: answerPractice,
  next: answerNext,
  progress: answerProgress,
}
