import {
  absolutePronoun,
  adjectiveForm,
  demonstrativeForm,
  quantifierForm,
  relativeForm,
  whichForm,
} from '#core/grammar/agree.ts'
import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import { possessivePronoun } from '#core/grammar/inflect-noun.ts'
import type { Morpheme } from '#core/grammar/morpheme.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { agreementClass, type Agreement, type NounClass } from '#core/grammar/noun-classes.ts'
import type { VerbRequest } from '#core/grammar/verb-request.ts'

/** Kinds of words that agree with a noun. */
export const AGREEMENTS = [
  'subject',
  'negative',
  'object',
  'possessive',
  'adjective',
  'relative',
  'pronoun',
  'quantifier',
  'which',
  'this',
  'that',
  'yonder',
] as const

/** One thing that agrees: its concord where it is part of a word, and a word that shows it. */
export type AgreementRow = {
  name: (typeof AGREEMENTS)[number]
  concord: string | null
  example: string
  morphemes: readonly Morpheme[] | null
}

const BASE = { tense: 'present', mood: 'indicative', verbForm: 'long' } as const

/** A verb that everything can be the subject of: it can be seen. */
const SEEN = 'ukubonakala'

/**
 * Returns how English treats a noun of a class: a person, several, or a thing. Liquids of class 6 are plural in
 * isiXhosa too.
 */
export const numberOf = (nounClass: NounClass): 'person' | 'many' | 'thing' =>
  nounClass === '1' || nounClass === '1a'
    ? 'person'
    : ['2', '2a', '4', '6', '8', '10'].includes(nounClass)
      ? 'many'
      : 'thing'

/** Lists the agreeing forms of a noun class, with an example of each. */
export function listAgreements(nounClass: NounClass, grammar: NguniGrammar): AgreementRow[] {
  const concords = grammar.concords.classes[nounClass]
  const agreement: Agreement = agreementClass(nounClass)
  const ofVerb = (
    name: AgreementRow['name'],
    concord: string,
    request: Pick<VerbRequest, 'verb' | 'subject' | 'polarity' | 'object'>,
  ): AgreementRow => {
    const { forms, morphemes } = conjugateVerb({ ...BASE, ...request }, grammar)
    return { name, concord, example: forms[0] ?? '', morphemes: morphemes[0] ?? null }
  }
  const ofWord = (name: AgreementRow['name'], concord: string | null, example: string): AgreementRow => ({
    name,
    concord,
    example,
    morphemes: null,
  })
  const pointing = ([1, 2, 3] as const).map((position, index) =>
    ofWord(
      (['this', 'that', 'yonder'] as const)[index] ?? 'this',
      null,
      demonstrativeForm(position, nounClass, grammar).join(', '),
    ),
  )
  return [
    ofVerb('subject', concords.subject, { verb: SEEN, subject: agreement, polarity: 'positive' }),
    ofVerb('negative', `a${concords.negativeSubject}`, { verb: SEEN, subject: agreement, polarity: 'negative' }),
    ofVerb('object', concords.object, { verb: 'ukubona', subject: '1ps', object: agreement, polarity: 'positive' }),
    ofWord('possessive', concords.possessive, possessivePronoun('1ps', nounClass, grammar)),
    ofWord('adjective', concords.adjective, adjectiveForm('khulu', nounClass, grammar)),
    ofWord('relative', concords.relative, relativeForm('bomvu', agreement, grammar)),
    ofWord('pronoun', concords.pronoun, absolutePronoun(agreement, grammar)),
    ofWord('quantifier', concords.quantifier, quantifierForm('nke', agreement, grammar)),
    ofWord('which', null, whichForm(nounClass, grammar)),
    ...pointing,
  ]
}
