import { expect, test } from 'vitest'
import {
  ADVERBIAL_PREFIXES,
  attachAdverbial,
  attachKu,
  makeCopulative,
  makeLocativePossessive,
  makeNegativeCopulative,
  makePossessive,
  makeVocative,
  possessivePronoun,
  type AdverbialPrefix,
} from '#core/grammar/inflect-noun.ts'
import { XHOSA_GRAMMAR } from '#core/grammar/nguni-grammar.ts'
import { agreementClass, NOUN_CLASSES, PERSONS, type Agreement, type NounClass } from '#core/grammar/noun-classes.ts'

test.each<[string, NounClass, string, string]>([
  ['umntu', '1', 'ngumntu', 'attested in corpora'],
  ['umama', '1a', 'ngumama', 'attested in corpora'],
  ['abantu', '2', 'ngabantu', 'attested in corpora'],
  ['oomasipala', '2a', 'ngoomasipala', 'attested in corpora'],
  ['umgangatho', '3', 'ngumgangatho', 'NCHLT corpus'],
  ['imiba', '4', 'yimiba', 'NCHLT corpus'],
  ['ilungu', '5', 'lilungu', 'NCHLT corpus'],
  ['amalungu', '6', 'ngamalungu', 'attested in corpora'],
  ['isivumelwano', '7', 'sisivumelwano', 'NCHLT corpus'],
  ['iziphumo', '8', 'ziziphumo', 'NCHLT corpus'],
  ['inja', '9', 'yinja', 'attested in corpora'],
  ['izinto', '10', 'zizinto', 'NCHLT corpus'],
  ['iikomiti', '10', 'ziikomiti', 'NCHLT corpus'],
  ['ulwimi', '11', 'lulwimi', 'attested in corpora'],
  ['ubume', '14', 'bubume', 'NCHLT corpus'],
  ['ukutya', '15', 'kukutya', 'NCHLT corpus'],
  ['phandle', '16', 'kuphandle', 'by the rule'],
])('it is %s (class %s): %s (%s)', (noun, nounClass, form) => {
  expect(makeCopulative(noun, nounClass, XHOSA_GRAMMAR)).toBe(form)
})

test.each<[string, NounClass, Agreement | undefined, string, string]>([
  ['ityala', '5', undefined, 'asilotyala', 'attested in corpora'],
  ['into', '9', undefined, 'asiyonto', 'attested in corpora'],
  ['inkqubo', '9', undefined, 'asiyonkqubo', 'attested in corpora'],
  ['umntu', '1', undefined, 'asingomntu', 'by analogy with the attested forms'],
  ['umntu', '1', '1', 'akangomntu', 'by analogy with the attested forms'],
  ['umfundi', '1', '1ps', 'andingomfundi', 'by analogy with the attested forms'],
  ['isikolo', '7', '9', 'ayisosikolo', 'by analogy with the attested forms'],
  ['oomama', '2a', undefined, 'asingoomama', 'by analogy with the attested forms'],
  ['phandle', '16', undefined, 'akuphandle', 'by analogy with the attested forms'],
])('it is no %s (class %s), of %s: %s (%s)', (noun, nounClass, subject, form) => {
  expect(makeNegativeCopulative(noun, nounClass, XHOSA_GRAMMAR, subject)).toBe(form)
})

test.each<[string, NounClass, string, string]>([
  ['umntwana', '1', 'mntwana', 'attested in corpora'],
  ['umama', '1a', 'mama', 'attested in corpora'],
  ['abantwana', '2', 'bantwana', 'attested in corpora'],
  ['oomama', '2a', 'boomama', 'by the rule'],
  ['amadoda', '6', 'madoda', 'attested in corpora'],
  ['izihlobo', '8', 'zihlobo', 'attested in corpora'],
  ['inkosi', '9', 'nkosi', 'attested in corpora'],
  ['iintombi', '10', 'zintombi', 'by the rule'],
  ['usana', '11', 'lusana', 'by the rule'],
  ['ulwimi', '11', 'lwimi', 'attested in corpora'],
])('%s (class %s) is called %s (%s)', (noun, nounClass, form) => {
  expect(makeVocative(noun, nounClass)).toBe(form)
})

test.each<[AdverbialPrefix, string, string, string]>([
  ['na', 'umntwana', 'nomntwana', 'attested in corpora'],
  ['na', 'abantwana', 'nabantwana', 'attested in corpora'],
  ['na', 'isikolo', 'nesikolo', 'attested in corpora'],
  ['na', 'iinkonzo', 'neenkonzo', 'attested in corpora'],
  ['na', 'ootitshala', 'nootitshala', 'attested in corpora'],
  ['nga', 'amanzi', 'ngamanzi', 'attested in corpora'],
  ['nga', 'ukutya', 'ngokutya', 'attested in corpora'],
  ['njenga', 'umntwana', 'njengomntwana', 'attested in corpora'],
  ['njenga', 'abantwana', 'njengabantwana', 'attested in corpora'],
  ['nganga', 'indlu', 'ngangendlu', 'by the rule of coalescence'],
])('%s- and %s give %s (%s)', (prefix, noun, form) => {
  expect(attachAdverbial(prefix, noun)).toBe(form)
})

test.each([
  ['umntu', 'kumntu', 'attested in corpora'],
  ['abantu', 'kubantu', 'attested in corpora'],
  ['oomama', 'koomama', 'attested in corpora'],
  ['indlu', 'kwindlu', 'attested in corpora'],
  ['iikomiti', 'kwiikomiti', 'NCHLT corpus'],
  ['urhulumente', 'kurhulumente', 'attested in corpora'],
])('inflected noun: ku- and %s give %s (%s)', (noun, form) => {
  expect(attachKu(noun)).toBe(form)
})

test.each<[string, NounClass, NounClass, string, string]>([
  ['umfazi', '1', '1', 'womfazi', 'by the rule'],
  ['umntwana', '1', '7', 'somntwana', 'attested in corpora'],
  ['abantwana', '2', '11', 'lwabantwana', 'attested in corpora'],
  ['abantwana', '2', '10', 'zabantwana', 'attested in corpora'],
  ['umntwana', '1', '5', 'lomntwana', 'attested in corpora'],
  ['ilizwe', '5', '9', 'yelizwe', 'attested in corpora'],
  ['uluntu', '11', '14', 'boluntu', 'attested in corpora'],
  ['oomama', '2a', '9', 'yoomama', 'NCHLT corpus'],
  ['oomasipala', '2a', '11', 'loomasipala', 'NCHLT corpus'],
  ['amanzi', '6', '15', 'kwamanzi', 'attested in corpora'],
  ['amanzi', '6', '6', 'amanzi', 'attested in corpora'],
  ['umasipala', '1a', '2', 'bakamasipala', 'NCHLT corpus'],
  ['umasipala', '1a', '5', 'likamasipala', 'NCHLT corpus'],
  ['umasipala', '1a', '7', 'sikamasipala', 'NCHLT corpus'],
  ['umasipala', '1a', '10', 'zikamasipala', 'NCHLT corpus'],
  ['umasipala', '1a', '11', 'lukamasipala', 'NCHLT corpus'],
  ['urhulumente', '1a', '14', 'bukarhulumente', 'NCHLT corpus'],
  ['umasipala', '1a', '15', 'kukamasipala', 'NCHLT corpus'],
  ['umama', '1a', '9', 'kamama', 'attested in corpora'],
  ['umama', '1a', '3', 'kamama', 'attested in corpora'],
])('%s (class %s) has something of class %s: %s (%s)', (possessor, possessorClass, possessedClass, form) => {
  expect(makePossessive(possessor, possessorClass, possessedClass, XHOSA_GRAMMAR)).toBe(form)
})

test('inflected place: takes an s after the concord', () => {
  expect(makeLocativePossessive('ekhaya', '1', XHOSA_GRAMMAR)).toBe('wasekhaya')
  expect(makeLocativePossessive('eMzantsi', '2', XHOSA_GRAMMAR)).toBe('baseMzantsi')
  expect(makeLocativePossessive('phandle', '9', XHOSA_GRAMMAR)).toBe('yaphandle')
})

// Most attested in corpora, many also in the NCHLT corpus as possessive pronouns; the rest by the rule.
test.each<[NounClass, string]>([
  ['1', 'wam wakho wakhe wethu wenu wabo walo'],
  ['2', 'bam bakho bakhe bethu benu babo balo'],
  ['4', 'yam yakho yakhe yethu yenu yabo yalo'],
  ['5', 'lam lakho lakhe lethu lenu labo lalo'],
  ['6', 'am akho akhe ethu enu abo alo'],
  ['7', 'sam sakho sakhe sethu senu sabo salo'],
  ['8', 'zam zakho zakhe zethu zenu zabo zalo'],
  ['11', 'lwam lwakho lwakhe lwethu lwenu lwabo lwalo'],
  ['14', 'bam bakho bakhe bethu benu babo balo'],
  ['15', 'kwam kwakho kwakhe kwethu kwenu kwabo kwalo'],
])('class %s of mine, yours, hers, ours, yours, theirs and its: %s', (possessedClass, forms) => {
  const owners: Agreement[] = ['1ps', '2ps', '1', '1pp', '2pp', '2', '5']
  expect(owners.map((owner) => possessivePronoun(owner, possessedClass, XHOSA_GRAMMAR)).join(' ')).toBe(forms)
})

test("possessives: each begins with the letter of the possessed noun's class", () => {
  for (const possessed of NOUN_CLASSES) {
    const begin = XHOSA_GRAMMAR.concords.classes[possessed].possessive.replace(/w?a$/, '')
    for (const owner of [...NOUN_CLASSES, ...PERSONS])
      expect(possessivePronoun(owner, possessed, XHOSA_GRAMMAR).startsWith(begin)).toBe(true)
    expect(makePossessive('umfazi', '1', possessed, XHOSA_GRAMMAR)).toBe(
      `${begin || (agreementClass(possessed) === '6' ? '' : 'w')}omfazi`,
    )
  }
})

test('inflected noun: no prefix in -a leaves two different vowels together', () => {
  for (const prefix of ADVERBIAL_PREFIXES)
    for (const noun of ['umntu', 'abantu', 'imithi', 'iintaba', 'oomama', 'ulwimi'])
      expect(attachAdverbial(prefix, noun)).not.toMatch(/([aeiou])(?!\1)[aeiou]/)
})
