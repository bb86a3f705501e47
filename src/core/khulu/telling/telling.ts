// Whoever fetches this has the shared rules: named here, the bundler keeps those in one file.
import '#core/khulu/khulu-mind.ts'
import { answerFigures, answerToday } from '#core/khulu/telling/answer-figures.ts'
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
import type { Telling } from '#core/khulu/khulu-world.ts'

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
