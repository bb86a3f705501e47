import { checkWithGrammar } from '#core/answers/check-with-grammar.ts'
import type { CheckingRule } from '#core/answers/explained-answer.ts'
import { plainWord } from '#core/grammar/word-lexicon.ts'
import { answerDifference, chooseRight } from '#core/khulu/explaining/answer-difference.ts'
import { answerMeaning } from '#core/khulu/answers/answer-meaning.ts'
import { ruleOfPiece } from '#core/khulu/answers/rule-of-piece.ts'
import { readMeaning } from '#core/khulu/reading/english-of-sentence.ts'
import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { isOwnLanguage, readOne } from '#core/khulu/answers/find-word.ts'
import { answerUnknownWord } from '#core/khulu/answers/offer-near.ts'
import { lexiconSource, practiseBlock, ruleSource } from '#core/khulu/answers/word-blocks.ts'
import { say, type KhuluAnswer, type KhuluText, type Saying } from '#core/khulu/khulu-answer.ts'
import type { Asker, KhuluWorld } from '#core/khulu/khulu-world.ts'

/** The rule of the page of grammar behind each rule of the answer check. */
const RULES: Readonly<Partial<Record<CheckingRule, KhuluText>>> = {
  longPresent: 'khulu.rule.present',
  shortPresent: 'khulu.rule.present',
  shortPresentAtEnd: 'khulu.rule.present',
  wordOrder: 'khulu.rule.order',
  wordOrderFree: 'khulu.rule.order',
  subjectConcord: 'khulu.rule.concord',
  subjectConcordAlone: 'khulu.rule.concord',
  subjectPerson: 'khulu.rule.concord',
  person: 'khulu.rule.concord',
  objectConcord: 'khulu.rule.object',
  possessiveConcord: 'khulu.rule.possessive',
  possessiveConcordAlone: 'khulu.rule.possessive',
  adjectiveConcord: 'khulu.rule.adjective',
  relativeConcord: 'khulu.rule.adjective',
  tense: 'khulu.rule.past',
  polarityPositive: 'khulu.rule.negative',
  polarityNegative: 'khulu.rule.negative',
  nounNumberSingular: 'khulu.rule.plural',
  nounNumberPlural: 'khulu.rule.plural',
  nounPrefix: 'khulu.rule.plural',
  initialVowel: 'khulu.rule.adjective',
}

/** Returns the rule that a form shows by itself: whose it is, how it is, what it does. */
function ruleOfForm(form: string, world: KhuluWorld): KhuluText {
  const { words } = readMeaning(wordsOfText(form), world.engine, world.closed)
  const has = (...kinds: string[]): boolean =>
    words.some(({ role }) => kinds.includes(role.kind) || (role.kind === 'noun' && kinds.includes(role.link)))
  if (words.some(({ role }) => role.kind === 'verb' && role.morphemes.some(([, tag]) => tag.startsWith('OC'))))
    return 'khulu.rule.object'
  return has('owner', 'of')
    ? 'khulu.rule.possessive'
    : has('quality')
      ? 'khulu.rule.adjective'
      : has('verb')
        ? 'khulu.rule.concord'
        : 'khulu.rule.nounClass'
}

/** Explains a noun's plural. */
function whyPlural(form: string, other: string, world: KhuluWorld): KhuluAnswer | null {
  const role = readOne(form, world)
  if (role?.kind !== 'noun' || role.link !== 'none' || role.root.nounClass === undefined) return null
  const { root, plural } = role
  const second = other === '' ? null : readOne(other, world)
  if (second?.kind === 'noun' && second.root === root && second.plural !== plural) {
    const many = plural ? role.nounClass : second.nounClass
    return {
      says: [
        say(
          'khulu.why.plural',
          { word: root.lemma, plural: root.plural ?? other },
          { one: root.nounClass ?? '', many },
        ),
        say('khulu.rule.plural'),
      ],
      blocks: [practiseBlock('/grammar?category=nouns')],
      sources: [lexiconSource(root), ruleSource('khulu.rule.plural')],
      known: true,
      thread: { kind: 'noun', noun: root.lemma },
    }
  }
  const one = role.root.nounClass
  const isOtherKnown = world.engine.lexicon.words.has(plainWord(other)) || world.contentWords.has(other)
  const reason: Saying =
    plural && root.plural !== undefined
      ? say('khulu.why.plural', { word: root.lemma, plural: root.plural }, { one, many: role.nounClass })
      : say('khulu.why.nounClass', { word: form }, { nounClass: one })
  return {
    says: [
      ...(other === ''
        ? []
        : [isOtherKnown ? say('khulu.why.otherWord', { other }) : say('khulu.why.noForm', {}, { other })]),
      reason,
      ...(/^(?:izin|iin)/.test(other) && /^(?:izin|iin)/.test(form) ? [say('khulu.why.shortStem')] : []),
    ],
    blocks: [practiseBlock('/grammar?category=nouns')],
    sources: [lexiconSource(root), ruleSource(plural ? 'khulu.rule.plural' : 'khulu.rule.nounClass')],
    known: true,
    thread: { kind: 'noun', noun: root.lemma },
  }
}

/** Explains why one form is right and another isn't, by the rule between them. */
export function answerWhy(given: string, compared: string, asker: Asker, world: KhuluWorld): KhuluAnswer {
  // Of a form and what else was said, the form: molo for my class.
  const known = wordsOfText(given).filter((word) => isOwnLanguage(word, world))
  const form = isOwnLanguage(given, world) || known.length === 0 ? given : known.join(' ')
  const own = wordsOfText(compared).filter((word) => isOwnLanguage(word, world))
  const other = /\b(?:for|to|when|vir|aan|as|xa)\b/.test(compared) && own.length > 0 ? own.join(' ') : compared
  if (!isOwnLanguage(form, world)) return answerUnknownWord(form, world)
  const noun = whyPlural(form, other, world)
  if (noun) return noun
  const meaning = answerMeaning(form, asker, world)
  if (other === '') {
    const rule = ruleOfForm(form, world)
    return rule !== 'khulu.rule.nounClass'
      ? { ...meaning, says: [say(rule), ...meaning.says], sources: [ruleSource(rule), ...meaning.sources] }
      : { ...meaning, sources: meaning.sources.length > 0 ? meaning.sources : [ruleSource('khulu.rule.concord')] }
  }
  const [left, right] = [form, other].map((text) => readOne(wordsOfText(text)[0] ?? '', world))
  // Of one verb, how its two forms differ.
  if (left?.kind === 'verb' && right?.kind === 'verb' && left.root === right.root && form !== other) {
    const [one, two] = [readVerbSense(left.morphemes), readVerbSense(right.morphemes)]
    const shown: KhuluText =
      one.negative !== two.negative
        ? 'khulu.rule.negative'
        : one.tense !== two.tense
          ? one.tense === 'future' || two.tense === 'future'
            ? 'khulu.rule.future'
            : 'khulu.rule.past'
          : one.subject !== two.subject
            ? 'khulu.rule.concord'
            : one.object !== two.object
              ? 'khulu.rule.object'
              : 'khulu.rule.present'
    return { ...meaning, says: [say(shown), ...meaning.says], sources: [ruleSource(shown), ...meaning.sources] }
  }
  // Abantwana bam, for abantwana is of class 2.
  const chosen = / /.test(form) && / /.test(other) ? chooseRight(form, other, world) : null
  if (chosen && chosen.says.length > 1) return { ...chosen, says: chosen.says.slice(1) }
  const piece = ruleOfPiece(other)
  if (piece !== undefined)
    return { ...meaning, says: [say(piece), ...meaning.says], sources: [ruleSource(piece), ...meaning.sources] }
  const { rule } = checkWithGrammar(form, [], other, world.engine)
  // Akahambi, and not what ends as if it were said: it is the ending of not.
  const isNegative = left?.kind === 'verb' && right === null && readVerbSense(left.morphemes).negative
  const shownBy = isNegative ? 'khulu.rule.negative' : rule === null ? undefined : RULES[rule]
  // Of two nouns with what belongs to them, what belongs differs.
  const text =
    (shownBy === 'khulu.rule.plural' && / /.test(form) && / /.test(other) ? ruleOfForm(form, world) : shownBy) ??
    (/ /.test(form) || ruleOfForm(form, world) === 'khulu.rule.object' ? ruleOfForm(form, world) : undefined)
  // Of two qualities of one root, each begins as its noun's class; two words of no rule are told apart.
  if (left?.kind === 'quality' && right?.kind === 'quality' && left.root === right.root)
    return {
      ...meaning,
      says: [say('khulu.rule.adjective'), ...meaning.says],
      sources: [ruleSource('khulu.rule.adjective'), ...meaning.sources],
    }
  const apart = text === undefined && isOwnLanguage(other, world) ? answerDifference(form, other, world) : null
  if (apart?.known) return apart
  const says = isOwnLanguage(other, world) ? [] : [say('khulu.why.noForm', {}, { other })]
  return {
    ...meaning,
    says: [...says, say(text ?? 'khulu.why.justSo'), ...meaning.says],
    sources: [...(text ? [ruleSource(text)] : []), ...meaning.sources],
  }
}
