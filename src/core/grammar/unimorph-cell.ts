import { writeForms, conjugateVerb, type ConjugatedVerb } from '#core/grammar/conjugate-verb.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { isNounClass, type Agreement } from '#core/grammar/noun-classes.ts'
import { openClause } from '#core/grammar/verb-clause.ts'
import { buildPositiveImperative } from '#core/grammar/verb-moods.ts'
import type { VerbRequest } from '#core/grammar/verb-request.ts'

/** Reads the subject from the features: `1;PL` is 1pp, `BANTU9` class 9; the default is the first person singular. */
function readSubject(features: ReadonlySet<string>): Agreement {
  const nounClass = [...features].find((feature) => feature.startsWith('BANTU'))?.slice('BANTU'.length) ?? ''
  if (isNounClass(nounClass)) return nounClass
  if (features.has('2')) return features.has('PL') ? '2pp' : '2ps'
  return features.has('PL') ? '1pp' : '1ps'
}

function readMood(features: ReadonlySet<string>): VerbRequest['mood'] {
  if (features.has('NFIN')) return 'infinitive'
  if (features.has('IMP')) return 'imperative'
  if (features.has('SBJV')) return 'subjunctive'
  return features.has('V.PTCP') ? 'participial' : 'indicative'
}

function readTense(features: ReadonlySet<string>): VerbRequest['tense'] {
  if (features.has('FUT')) return 'future'
  if (features.has('RMT')) return 'remote-past'
  return features.has('PST') ? 'recent-past' : 'present'
}

/**
 * Conjugates a verb for a cell of UniMorph's paradigms: `V;1;PL;RCT;PST`, `V;BANTU9;FUT`, `V;IMP;2;PL`. LGSPEC3 is the
 * imperative in -e. Source: UniMorph, Zulu.
 */
export function conjugateCell(verb: string, cell: string, grammar: NguniGrammar): ConjugatedVerb {
  const features = new Set(cell.split(';'))
  const request: VerbRequest = {
    verb,
    subject: readSubject(features),
    mood: readMood(features),
    tense: readTense(features),
    polarity: features.has('NEG') ? 'negative' : 'positive',
    aspect: features.has('PROG') ? 'continuous' : 'simple',
  }
  return features.has('LGSPEC3')
    ? writeForms(buildPositiveImperative(openClause(request, grammar), 'subjunctive'), grammar)
    : conjugateVerb(request, grammar)
}
