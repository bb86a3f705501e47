import { adjectiveForm } from '#core/grammar/agree.ts'
import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import { possessivePronoun } from '#core/grammar/inflect-noun.ts'
import { agreementClass, isNounClass, type NounClass } from '#core/grammar/noun-classes.ts'
import { ownClass } from '#core/khulu/explaining/answer-class.ts'
import { answerNoNoun } from '#core/khulu/explaining/answer-plural.ts'
import { answerUnknown } from '#core/khulu/answers/offer-near.ts'
import { distinctSources, lexiconSource, practiseBlock, ruleSource } from '#core/khulu/answers/word-blocks.ts'
import { say, type AnswerCell, type KhuluAnswer, type KhuluText } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'

/** Returns the concords of a class, each with a word that shows it, where the engine makes one. */
function concordRows(nounClass: NounClass, { engine }: KhuluWorld): AnswerCell[][] {
  const { grammar } = engine
  const concords = grammar.concords.classes[nounClass]
  const verb =
    conjugateVerb(
      {
        verb: 'ukufunda',
        tense: 'present',
        polarity: 'positive',
        subject: agreementClass(nounClass),
        mood: 'indicative',
        verbForm: 'long',
      },
      grammar,
    ).forms[0] ?? ''
  const object =
    conjugateVerb(
      {
        verb: 'ukubona',
        tense: 'present',
        polarity: 'positive',
        subject: '1ps',
        object: agreementClass(nounClass),
        mood: 'indicative',
        verbForm: 'long',
      },
      grammar,
    ).forms[0] ?? ''
  const row = (name: KhuluText, form: string, example: string): AnswerCell[] => [
    { saying: say(name) },
    { word: `${form}-` },
    { word: example },
  ]
  return [
    row('khulu.concord.subject', concords.subject, verb),
    row('khulu.concord.object', concords.object, object),
    row('khulu.concord.possessive', concords.possessive, possessivePronoun('1ps', nounClass, grammar)),
    row('khulu.concord.adjective', concords.adjective, adjectiveForm('khulu', nounClass, grammar)),
    [{ saying: say('khulu.concord.relative') }, { word: `${concords.relative}-` }, { plain: '' }],
    [{ saying: say('khulu.concord.demonstrative') }, { word: concords.demonstratives[0] ?? '' }, { plain: '' }],
  ]
}

/** Answers with all concords of a noun's class, or of a class by its number. */
export function answerConcords(phrase: string, world: KhuluWorld): KhuluAnswer {
  const number = /^(?:class |klas |ihlelo |hlelo |noun class )?(\d{1,2}a?)$/.exec(phrase.trim())?.[1] ?? ''
  const own = number === '' ? ownClass(phrase, world) : null
  if (number !== '' && !isNounClass(number))
    return answerUnknown(
      [say('khulu.class.noSuch', {}, { nounClass: number })],
      [say('khulu.ask.concords', { word: 'inja' })],
    )
  if (number === '' && !own) return answerNoNoun(phrase, world)
  const nounClass = own?.nounClass ?? (number as NounClass)
  const first = own
    ? say('khulu.concords.ofNoun', { word: own.noun }, { nounClass })
    : say('khulu.concords.ofClass', {}, { nounClass })
  return {
    says: [first],
    known: true,
    asked: 'concords',
    ...(own ? { thread: { kind: 'noun', noun: own.found.root.lemma } } : {}),
    blocks: [
      {
        kind: 'table',
        heads: [say('khulu.head.concord'), say('khulu.head.form'), say('khulu.head.example')],
        rows: concordRows(nounClass, world),
      },
      practiseBlock('/grammar?category=nouns'),
    ],
    sources: distinctSources([...(own ? [lexiconSource(own.found.root)] : []), ruleSource('khulu.rule.concord')]),
  }
}
