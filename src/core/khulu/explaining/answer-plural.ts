import { explainingOf } from '#core/khulu/late-parts.ts'
import { pluraliseNoun } from '#core/grammar/pluralise-noun.ts'
import { findAttestedNoun, findNoun, isOwnLanguage, readOne } from '#core/khulu/answers/find-word.ts'
import { answerUnknown, answerUnknownWord, askMean } from '#core/khulu/answers/offer-near.ts'
import {
  distinctSources,
  lexiconSource,
  practiseBlock,
  ruleSource,
  soundBlock,
} from '#core/khulu/answers/word-blocks.ts'
import { say, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { splitsOfNoun } from '#core/khulu/reading/noun-pieces.ts'

/** Answers for a word that isn't a noun, or isn't known. */
export function answerNoNoun(phrase: string, world: KhuluWorld): KhuluAnswer {
  const role = readOne(phrase, world)
  if (role) return answerUnknown([say('khulu.noun.isNone', { word: phrase })], [askMean(phrase)])
  return answerUnknownWord(phrase, world)
}

/** Answers the plural of a noun that only texts attest, by the rule. */
function answerByRule(phrase: string, world: KhuluWorld): KhuluAnswer {
  const attested = findAttestedNoun(phrase, world)
  const many = attested && pluraliseNoun(attested.noun, world.engine.grammar, { nounClass: attested.nounClass })
  const plural = many?.forms[0]
  if (!attested || plural === undefined || many?.nounClass == null) return answerNoNoun(phrase, world)
  return {
    says: [
      say('khulu.plural.is', { word: attested.noun, plural }),
      say('khulu.plural.byRule', {}, { one: attested.nounClass, many: many.nounClass }),
    ],
    blocks: [...soundBlock(plural, world), practiseBlock('/grammar?category=nouns')],
    sources: [ruleSource('khulu.rule.plural')],
    known: true,
    asked: 'plural',
    thread: { kind: 'word', word: attested.noun },
  }
}

/** Answers with the plural of a noun, asked in any language, or says that it is a plural already. */
export function answerPlural(phrase: string, world: KhuluWorld): KhuluAnswer {
  const role = readOne(phrase, world)
  const whole =
    role?.kind === 'verb' || (role === null && isOwnLanguage(phrase, world))
      ? explainingOf(world).severalOf(phrase, world)
      : null
  if (whole) return whole
  const found = findNoun(phrase.replace(/^(?:one|een|a single) /, ''), world)
  if (!found?.root.nounClass) return answerByRule(phrase, world)
  const { root, plural } = found
  const one = found.root.nounClass
  const frame = {
    sources: distinctSources([lexiconSource(root), ruleSource('khulu.rule.plural')]),
    known: true,
    asked: 'plural',
    thread: { kind: 'noun', noun: root.lemma },
  } as const
  if (root.plural === undefined)
    return {
      ...frame,
      says: [say('khulu.plural.none', { word: root.lemma }, { nounClass: one })],
      blocks: [...soundBlock(root.lemma, world), practiseBlock('/grammar?category=nouns')],
    }
  const { nounClass } = pluraliseNoun(root.lemma, world.engine.grammar, { nounClass: one, knownPlural: root.plural })
  const classes = say('khulu.plural.classes', { word: root.lemma, plural: root.plural }, { one, many: nounClass ?? '' })
  const isGiven = plural && phrase.toLowerCase().trim() === root.plural.toLowerCase()
  return {
    ...frame,
    says: [
      say(isGiven ? 'khulu.plural.already' : 'khulu.plural.is', { word: root.lemma, plural: root.plural }),
      classes,
    ],
    blocks: [...splitsOfNoun(root, world), ...soundBlock(root.plural, world), practiseBlock('/grammar?category=nouns')],
  }
}

/** Answers with the singular of a plural. */
export function answerSingular(phrase: string, world: KhuluWorld): KhuluAnswer {
  const found = findNoun(phrase, world)
  if (!found) return answerNoNoun(phrase, world)
  const { root } = found
  if (root.plural === undefined) return { ...answerPlural(phrase, world), asked: 'singular' }
  return {
    says: [say('khulu.singular.is', { word: root.lemma, plural: root.plural })],
    blocks: [...splitsOfNoun(root, world), ...soundBlock(root.lemma, world), practiseBlock('/grammar?category=nouns')],
    sources: [lexiconSource(root), ruleSource('khulu.rule.plural')],
    known: true,
    asked: 'singular',
    thread: { kind: 'noun', noun: root.lemma },
  }
}
