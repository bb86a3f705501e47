import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import { possessivePronoun } from '#core/grammar/inflect-noun.ts'
import { adjectiveForm } from '#core/grammar/agree.ts'
import { agreementClass, isNounClass, type NounClass } from '#core/grammar/noun-classes.ts'
import { pluraliseNoun } from '#core/grammar/pluralise-noun.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { findNoun } from '#core/khulu/answers/find-word.ts'
import { answerNoNoun } from '#core/khulu/answers/answer-plural.ts'
import { answerUnknown } from '#core/khulu/answers/offer-near.ts'
import { distinctSources, lexiconSource, practiseBlock, ruleSource, soundBlock } from '#core/khulu/answers/word-blocks.ts'
import { say, type AnswerCell, type KhuluAnswer, type KhuluText } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { splitsOfNoun } from '#core/khulu/reading/noun-pieces.ts'

const PRACTISE = '/grammar?category=nouns'

/** The class of a noun's own plural: amantombazana is of class 6, though intombazana is of class 9. */
const pluralClassOf = ({ lemma, nounClass, plural }: LexiconRoot, { engine }: KhuluWorld): NounClass | undefined =>
  (plural === undefined ? undefined : pluraliseNoun(lemma, engine.grammar, { nounClass, knownPlural: plural }).nounClass ?? undefined)

/** The noun in the number that it was asked in, and its class. */
function ownClass(phrase: string, world: KhuluWorld): { noun: string; nounClass: NounClass; found: NonNullable<ReturnType<typeof findNoun>> } | null {
  const found = findNoun(phrase, world)
  const { nounClass } = found?.root ?? {}
  if (!found || nounClass === undefined) return null
  const many = found.plural ? pluralClassOf(found.root, world) : undefined
  return { noun: found.asked, nounClass: many ?? nounClass, found }
}

/** The class of a noun, and of its plural. */
export function answerClass(phrase: string, world: KhuluWorld): KhuluAnswer {
  const own = ownClass(phrase, world)
  if (!own) return answerNoNoun(phrase, world)
  const { noun, nounClass, found } = own
  const { root, plural } = found
  const other = plural ? [say('khulu.class.singular', { word: root.lemma }, { nounClass: root.nounClass ?? '' })] : root.plural === undefined || root.nounClass === undefined ? [] : [say('khulu.class.plural', { plural: root.plural }, { nounClass: pluralClassOf(root, world) ?? '' })]
  return {
    says: [say('khulu.class.is', { word: noun }, { nounClass }), ...other], blocks: [...splitsOfNoun(root, world), ...soundBlock(noun, world), practiseBlock(PRACTISE)],
    sources: [lexiconSource(root), ruleSource('khulu.rule.nounClass')], known: true, asked: 'class', thread: { kind: 'noun', noun: root.lemma },
  }
}

/** The concords of a class, each with a word that shows it, where the engine makes one. */
function concordRows(nounClass: NounClass, { engine }: KhuluWorld): AnswerCell[][] {
  const { grammar } = engine
  const concords = grammar.concords.classes[nounClass]
  const verb = conjugateVerb({ verb: 'ukufunda', tense: 'present', polarity: 'positive', subject: agreementClass(nounClass), mood: 'indicative', verbForm: 'long' }, grammar).forms[0] ?? ''
  const object = conjugateVerb({ verb: 'ukubona', tense: 'present', polarity: 'positive', subject: '1ps', object: agreementClass(nounClass), mood: 'indicative', verbForm: 'long' }, grammar).forms[0] ?? ''
  const row = (name: KhuluText, form: string, example: string): AnswerCell[] => [{ saying: say(name) }, { word: `${form}-` }, { word: example }]
  return [
    row('khulu.concord.subject', concords.subject, verb), row('khulu.concord.object', concords.object, object),
    row('khulu.concord.possessive', concords.possessive, possessivePronoun('1ps', nounClass, grammar)), row('khulu.concord.adjective', concords.adjective, adjectiveForm('khulu', nounClass, grammar)),
    [{ saying: say('khulu.concord.relative') }, { word: `${concords.relative}-` }, { plain: '' }], [{ saying: say('khulu.concord.demonstrative') }, { word: concords.demonstratives[0] }, { plain: '' }],
  ]
}

/** All concords of a noun's class, or of a class by its number. */
export function answerConcords(phrase: string, world: KhuluWorld): KhuluAnswer {
  const number = /^(?:class |klas |ihlelo |hlelo |noun class )?(\d{1,2}a?)$/.exec(phrase.trim())?.[1] ?? ''
  const own = number === '' ? ownClass(phrase, world) : null
  if (number !== '' && !isNounClass(number)) return answerUnknown([say('khulu.class.noSuch', {}, { nounClass: number })], [say('khulu.ask.concords', { word: 'inja' })])
  if (number === '' && !own) return answerNoNoun(phrase, world)
  const nounClass = own?.nounClass ?? (number as NounClass)
  const first = own ? say('khulu.concords.ofNoun', { word: own.noun }, { nounClass }) : say('khulu.concords.ofClass', {}, { nounClass })
  return {
    says: [first], known: true, asked: 'concords', ...(own ? { thread: { kind: 'noun', noun: own.found.root.lemma } } : {}),
    blocks: [{ kind: 'table', heads: [say('khulu.head.concord'), say('khulu.head.form'), say('khulu.head.example')], rows: concordRows(nounClass, world) }, practiseBlock(PRACTISE)],
    sources: distinctSources([...(own ? [lexiconSource(own.found.root)] : []), ruleSource('khulu.rule.concord')]),
  }
}
