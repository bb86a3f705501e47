import type { Morpheme } from '#core/grammar/morpheme.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { askWith, openClause, subjectOf, writeWords, type Clause, type VerbWords } from '#core/grammar/verb-clause.ts'
import { buildContinuous, buildExclusive } from '#core/grammar/verb-compound.ts'
import { buildParticipial, buildRelative } from '#core/grammar/verb-dependent.ts'
import { buildNegativeIndicative, buildPositiveIndicative } from '#core/grammar/verb-indicative.ts'
import {
  buildInfinitive,
  buildNegativeImperative,
  buildPositiveImperative,
  buildSubjunctive,
} from '#core/grammar/verb-moods.ts'
import type { VerbRequest } from '#core/grammar/verb-request.ts'

/** Conjugated verb: its written forms, best first, and the words of the best one, each as its morphemes. */
export type ConjugatedVerb = { forms: string[]; morphemes: readonly (readonly Morpheme[])[] }

/** Forms of the indicative, participial and relative. */
function buildFinite(clause: Clause): VerbWords[] {
  const { mood, aspect, polarity, tense } = clause.request
  const past = tense === 'recent-past' || tense === 'remote-past'
  const isContinuous = (aspect === 'continuous' && tense !== 'present') || (aspect === 'progressive' && past)
  if (isContinuous) return buildContinuous(clause)
  if (aspect === 'exclusive' && polarity === 'positive')
    return buildExclusive(clause, mood === 'relative' ? [subjectOf(clause, 'relative')] : [])
  if (mood === 'relative') return buildRelative(clause)
  if (mood === 'participial') return buildParticipial(clause, tense)
  return polarity === 'negative' ? buildNegativeIndicative(clause) : buildPositiveIndicative(clause)
}

function buildMood(clause: Clause): VerbWords[] {
  const { mood, polarity } = clause.request
  if (mood === 'infinitive') return buildInfinitive(clause)
  if (mood === 'subjunctive') return buildSubjunctive(clause)
  if (mood === 'imperative')
    return polarity === 'negative' ? buildNegativeImperative(clause) : buildPositiveImperative(clause)
  return buildFinite(clause)
}

/** Builds a question with -ni or -phi. The verb is short, since the question word follows it. Commands have none. */
function buildQuestion(request: VerbRequest, grammar: NguniGrammar): VerbWords[] {
  const { question, verbForm = 'short' } = request
  if (question === undefined || request.mood === 'imperative') return buildMood(openClause(request, grammar))
  return buildMood(openClause({ ...request, verbForm }, grammar)).map((words) => askWith(question, words))
}

/** Writes the forms of conjugated words. */
export function writeForms(built: readonly VerbWords[], grammar: NguniGrammar): ConjugatedVerb {
  return { forms: [...new Set(built.map((words) => writeWords(words, grammar)))], morphemes: built[0] ?? [] }
}

/**
 * Conjugates a verb. Every combination has an answer: imperative and infinitive have no tense, and the subjunctive only
 * present and past. Aspects change only what they can: the present is continuous already. Source: Wiktionary, Xhosa and
 * Zulu conjugation; NCHLT annotated corpora; UniMorph.
 */
export const conjugateVerb = (request: VerbRequest, grammar: NguniGrammar): ConjugatedVerb =>
  writeForms(buildQuestion(request, grammar), grammar)
