import { plainWord } from '#core/grammar/word-lexicon.ts'
import { findNoun, readOne } from '#core/khulu/answers/find-word.ts'
import { lexiconSource, practiseBlock, ruleSource, soundBlock } from '#core/khulu/answers/word-blocks.ts'
import { answerForm, SEVERAL } from '#core/khulu/explaining/answer-form.ts'
import { correctWords } from '#core/khulu/explaining/correct-words.ts'
import { say, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'

/**
 * Answers a sentence or noun phrase whose first noun is made plural, with all that agrees with it: `umntwana uyalila` →
 * `abantwana bayalila`. Null where it is none.
 */
function answerPluralSentence(phrase: string, world: KhuluWorld): KhuluAnswer | null {
  const [first = '', ...rest] = wordsOfText(phrase)
  const noun = rest.length === 0 ? null : findNoun(first, world)
  if (!noun || noun.plural || noun.root.plural === undefined || plainWord(noun.asked) !== plainWord(first)) return null
  const looked = correctWords([noun.root.plural, ...rest], world)
  if (looked.some(({ known }) => !known)) return null
  const text = looked.map(({ word, correction }) => correction?.right ?? word).join(' ')
  return {
    says: [
      say('khulu.say.sentence', { word: text }),
      say('khulu.plural.is', { word: noun.root.lemma, plural: noun.root.plural }),
    ],
    blocks: [...soundBlock(text, world), practiseBlock('/grammar?category=nouns')],
    sources: [lexiconSource(noun.root), ruleSource('khulu.rule.plural'), ruleSource('khulu.rule.concord')],
    known: true,
    asked: 'plural',
    thread: { kind: 'word', word: text },
  }
}

/**
 * Answers with a verb or sentence of the learning language in the plural: `uyadlala` → `bayadlala`. Null for other
 * phrases.
 */
export function answerSeveral(phrase: string, world: KhuluWorld): KhuluAnswer | null {
  const role = readOne(phrase, world)
  const subject = role?.kind === 'verb' ? readVerbSense(role.morphemes).subject : null
  const many = subject === null ? undefined : SEVERAL[subject]
  return (
    (many === undefined ? null : answerForm(phrase, { subject: many }, world)) ?? answerPluralSentence(phrase, world)
  )
}
