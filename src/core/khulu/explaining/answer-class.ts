import type { NounClass } from '#core/grammar/noun-classes.ts'
import { pluraliseNoun } from '#core/grammar/pluralise-noun.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { findNoun } from '#core/khulu/answers/find-word.ts'
import { answerNoNoun } from '#core/khulu/explaining/answer-plural.ts'
import { lexiconSource, practiseBlock, ruleSource, soundBlock } from '#core/khulu/answers/word-blocks.ts'
import { say, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { splitsOfNoun } from '#core/khulu/reading/noun-pieces.ts'

const PRACTISE = '/grammar?category=nouns'

/** Returns the class of a noun's own plural: amantombazana is of class 6, though intombazana is of class 9. */
const pluralClassOf = ({ lemma, nounClass, plural }: LexiconRoot, { engine }: KhuluWorld): NounClass | undefined =>
  plural === undefined
    ? undefined
    : (pluraliseNoun(lemma, engine.grammar, { nounClass, knownPlural: plural }).nounClass ?? undefined)

/** Returns the noun in the number of the question, and its class. */
export function ownClass(
  phrase: string,
  world: KhuluWorld,
): { noun: string; nounClass: NounClass; found: NonNullable<ReturnType<typeof findNoun>> } | null {
  const found = findNoun(phrase, world)
  const { nounClass } = found?.root ?? {}
  if (!found || nounClass === undefined) return null
  const many = found.plural ? pluralClassOf(found.root, world) : undefined
  return { noun: found.asked, nounClass: many ?? nounClass, found }
}

/** Answers with the class of a noun and of its plural. */
export function answerClass(phrase: string, world: KhuluWorld): KhuluAnswer {
  const own = ownClass(phrase, world)
  if (!own) return answerNoNoun(phrase, world)
  const { noun, nounClass, found } = own
  const { root, plural } = found
  const other = plural
    ? [say('khulu.class.singular', { word: root.lemma }, { nounClass: root.nounClass ?? '' })]
    : root.plural === undefined || root.nounClass === undefined
      ? []
      : [say('khulu.class.plural', { plural: root.plural }, { nounClass: pluralClassOf(root, world) ?? '' })]
  return {
    says: [say('khulu.class.is', { word: noun }, { nounClass }), ...other],
    blocks: [...splitsOfNoun(root, world), ...soundBlock(noun, world), practiseBlock(PRACTISE)],
    sources: [lexiconSource(root), ruleSource('khulu.rule.nounClass')],
    known: true,
    asked: 'class',
    thread: { kind: 'noun', noun: root.lemma },
  }
}
