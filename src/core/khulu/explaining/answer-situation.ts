import { answerSay } from '#core/khulu/answers/answer-say.ts'
import { answerMeaning } from '#core/khulu/answers/answer-meaning.ts'
import { tellingOf } from '#core/khulu/late-parts.ts'
import { findNoun, isOwnLanguage } from '#core/khulu/answers/find-word.ts'
import { lexiconSource } from '#core/khulu/answers/word-blocks.ts'
import { makeDiminutives } from '#core/grammar/derive-noun.ts'
import { firstSense } from '#core/khulu/reading/english-of-role.ts'
import { tellMeaning } from '#core/khulu/reading/tell-meaning.ts'
import { answerUnknown } from '#core/khulu/answers/offer-near.ts'
import { say, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import { asksInLearnt, type Asker, type KhuluWorld } from '#core/khulu/khulu-world.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { readMeaning } from '#core/khulu/reading/english-of-sentence.ts'
import { isWhole } from '#core/khulu/reading/is-whole.ts'

const CANNOT = (): KhuluAnswer => answerUnknown([say('khulu.unknown.question')], [])

/** Answers with the words for a situation told in the learning language: xa ndicela uxolo, xa ndidiniwe. */
export function answerSituation(told: string, asker: Asker, world: KhuluWorld): KhuluAnswer {
  const phrase = told
    .replace(/^(?:ndi|u|si|ba)?funa (?=uku)/, '')
    .replace(/ njani$/, '')
    .replace(/^cela (?=\S)/, 'ndicela ')
  if (/azis/.test(phrase)) return tellingOf(world).theme('introductions', world)
  // How one asks where somebody lives is: where do you live?
  const asked = /^(?:uku)?buza(?: \S+)? ukuba (?:(?:umntu|omnye umntu|lo mntu) )?(.+)$/.exec(phrase)?.[1]
  if (asked !== undefined && isOwnLanguage(asked, world)) {
    const meaning = answerMeaning(asked, asker, world)
    const own = asksInLearnt(asker, world)
    return !meaning.known
      ? CANNOT()
      : {
          ...meaning,
          thread: { kind: 'word', word: asked },
          says: [say('khulu.say.sentence', { word: asked }), ...(own ? [] : meaning.says)],
          blocks: own ? meaning.blocks.filter(({ kind }) => kind === 'sound') : meaning.blocks,
        }
  }
  const act = world.askingLanguages.xh?.acts?.find(([sign]) => sign.test(phrase))?.[1]
  if (act !== undefined) return answerSay(act, asker, world)
  // A diminutive, for something small of its kind: injana, "a little dog".
  const small = /^isinciphiso (?:s(?:i?ka|e)-? ?)?(\S+)$/.exec(phrase)?.[1]
  const noun = small === undefined ? null : findNoun(small, world)
  if (noun)
    return {
      says: [
        say('khulu.say.word', { word: makeDiminutives(noun.root.lemma, world.engine.grammar)[0] ?? '' }),
        say('khulu.correct.meaning', {}, { meaning: tellMeaning(`small ${firstSense(noun.root)}`, world) }),
      ],
      blocks: [],
      sources: [lexiconSource(noun.root)],
      known: true,
    }
  if (!isOwnLanguage(phrase, world)) return answerSay(phrase, asker, world)
  const read = readMeaning(wordsOfText(phrase), world.engine, world.closed)
  if (!isWhole(read.words)) return CANNOT()
  const english = read.english.split(';')[0]?.replace(/^you (?=\w)/i, 'I ') ?? ''
  const said = answerSay(english, asker, world)
  // The isiXhosa sentence must mean the same as the situation. Otherwise its meaning is answered.
  const back = readMeaning(wordsOfText(said.says[0]?.words?.['word'] ?? ''), world.engine, world.closed).english
  if (said.known && back.toLowerCase() === english.toLowerCase()) return said
  const meaning = answerMeaning(phrase, asker, world)
  return phrase.startsWith('ndi') && meaning.known
    ? { ...meaning, says: [say('khulu.say.sentence', { word: phrase }), ...meaning.says] }
    : CANNOT()
}
