import { offerQuestions } from '#core/khulu/answers/offer-near.ts'
import { ruleSource } from '#core/khulu/answers/word-blocks.ts'
import { say, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { SmallTalk } from '#core/khulu/questions/question.ts'

const TALK_WORDS: Readonly<Partial<Record<SmallTalk, Record<string, string>>>> = {
  hello: { word: 'molo' },
  howAreYou: { word: 'ndiphilile', other: 'unjani' },
  thanks: { word: 'enkosi' },
  bye: { word: 'hamba kakuhle' },
}

/** Answers small talk. */
export const answerTalk = (talk: SmallTalk): KhuluAnswer => ({
  says: [say(`khulu.talk.${talk}`, TALK_WORDS[talk] ?? {})],
  blocks: talk === 'whatCanYouDo' || talk === 'hello' || talk === 'who' ? [offerQuestions([])] : [],
  sources: [ruleSource('khulu.rule.product')],
  known: true,
})
