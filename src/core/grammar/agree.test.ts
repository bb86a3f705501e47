import { expect, test } from 'vitest'
import {
  absolutePronoun,
  adjectiveForm,
  adjectivePredicate,
  demonstrativeForm,
  oneForm,
  quantifierForm,
  relativeForm,
  whichForm,
} from '#core/grammar/agree.ts'
import { XHOSA_GRAMMAR, ZULU_GRAMMAR } from '#core/grammar/nguni-grammar.ts'
import { agreementClass, NOUN_CLASSES, PERSONS, type Agreement, type NounClass } from '#core/grammar/noun-classes.ts'

/** Forms in the order of NOUN_CLASSES. */
const inEveryClass = (form: (nounClass: NounClass) => string): string => NOUN_CLASSES.map(form).join(' ')

// A row a word: what it is in each class, 1 1a 2 2a 3 4 5 6 7 8 9 10 11 14 15 16 17. A source holds most of its row;
// the rest are by the rule.
test.each<[string, (nounClass: NounClass) => string, string, string]>([
  [
    'big',
    (one) => adjectiveForm('khulu', one, XHOSA_GRAMMAR),
    'omkhulu omkhulu abakhulu abakhulu omkhulu emikhulu elikhulu amakhulu esikhulu ezikhulu enkulu ezinkulu ' +
      'olukhulu obukhulu okukhulu okukhulu okukhulu',
    'attested in corpora',
  ],
  [
    'pretty',
    (one) => adjectiveForm('hle', one, XHOSA_GRAMMAR),
    'omhle omhle abahle abahle omhle emihle elihle amahle esihle ezihle entle ezintle oluhle obuhle okuhle okuhle okuhle',
    'NCHLT corpus; attested in corpora',
  ],
  [
    'new',
    (one) => adjectiveForm('tsha', one, XHOSA_GRAMMAR),
    'omtsha omtsha abatsha abatsha omtsha emitsha elitsha amatsha esitsha ezitsha entsha ezintsha olutsha obutsha okutsha okutsha okutsha',
    'NCHLT corpus',
  ],
  [
    'other',
    (one) => adjectiveForm('nye', one, XHOSA_GRAMMAR),
    'omnye omnye abanye abanye omnye eminye elinye amanye esinye ezinye enye ezinye olunye obunye okunye okunye okunye',
    'attested in corpora',
  ],
  [
    'is big',
    (one) => adjectivePredicate('khulu', one, XHOSA_GRAMMAR),
    'mkhulu mkhulu bakhulu bakhulu mkhulu mikhulu likhulu makhulu sikhulu zikhulu inkulu zinkulu lukhulu bukhulu kukhulu kukhulu kukhulu',
    'attested in corpora',
  ],
  [
    'wide',
    (one) => relativeForm('banzi', one, XHOSA_GRAMMAR),
    'obanzi obanzi ababanzi ababanzi obanzi ebanzi elibanzi abanzi esibanzi ezibanzi ebanzi ezibanzi olubanzi ' +
      'obubanzi okubanzi okubanzi okubanzi',
    'NCHLT corpus',
  ],
  [
    'all',
    (one) => quantifierForm('nke', one, XHOSA_GRAMMAR),
    'wonke wonke bonke bonke wonke yonke lonke onke sonke zonke yonke zonke lonke bonke konke konke konke',
    'attested in corpora',
  ],
  [
    'only',
    (one) => quantifierForm('dwa', one, XHOSA_GRAMMAR),
    'yedwa yedwa bodwa bodwa wodwa yodwa lodwa odwa sodwa zodwa yodwa zodwa lodwa bodwa kodwa kodwa kodwa',
    'attested in corpora',
  ],
  [
    'it',
    (one) => absolutePronoun(one, XHOSA_GRAMMAR),
    'yena yena bona bona wona yona lona wona sona zona yona zona lona bona kona kona kona',
    'attested in corpora',
  ],
  [
    'which',
    (one) => whichForm(one, XHOSA_GRAMMAR),
    'wuphi wuphi baphi baphi wuphi yiphi liphi waphi siphi ziphi yiphi ziphi luphi buphi kuphi kuphi kuphi',
    'attested in corpora, some only after na- or nga-',
  ],
  [
    'one',
    (one) => oneForm(one, XHOSA_GRAMMAR),
    'mnye mnye banye banye mnye minye linye manye sinye zinye inye zinye lunye bunye kunye kunye kunye',
    'NCHLT corpus; attested in corpora',
  ],
  [
    'this',
    (one) => demonstrativeForm(1, one, XHOSA_GRAMMAR)[0] ?? '',
    'lo lo aba aba lo le eli la esi ezi le ezi olu obu oku apha oku',
    'NCHLT corpus; attested in corpora',
  ],
  [
    'that',
    (one) => demonstrativeForm(2, one, XHOSA_GRAMMAR)[0] ?? '',
    'lowo lowo abo abo lowo leyo elo lawo eso ezo leyo ezo olo obo oko apho oko',
    'attested in corpora',
  ],
])('%s agrees with every class', (_meaning, form, expected) => {
  expect(inEveryClass(form)).toBe(expected)
})

test.each<[string, NounClass, string, string]>([
  ['bini', '10', 'ezimbini', 'attested in corpora'],
  ['thathu', '10', 'ezintathu', 'NCHLT corpus'],
  ['hlanu', '10', 'ezintlanu', 'NCHLT corpus'],
  ['thathu', '8', 'ezithathu', 'NCHLT corpus'],
  ['bini', '2', 'ababini', 'attested in corpora'],
  ['bi', '9', 'embi', 'attested in corpora'],
  ['de', '9', 'ende', 'attested in corpora'],
  ['ncinci', '9', 'encinci', 'NCHLT corpus'],
])('-%s with class %s is %s (%s)', (stem, nounClass, form) => {
  expect(adjectiveForm(stem, nounClass, XHOSA_GRAMMAR)).toBe(form)
})

// Attested in corpora, ndedwa, nodwa and ndonke by the rule.
test('agreement: persons have forms of their own', () => {
  expect(PERSONS.map((person) => quantifierForm('dwa', person, XHOSA_GRAMMAR))).toEqual([
    'ndedwa',
    'wedwa',
    'sodwa',
    'nodwa',
  ])
  expect(PERSONS.map((person) => quantifierForm('nke', person, XHOSA_GRAMMAR))).toEqual([
    'ndonke',
    'wonke',
    'sonke',
    'nonke',
  ])
  expect(PERSONS.map((person) => absolutePronoun(person, XHOSA_GRAMMAR))).toEqual(['mna', 'wena', 'thina', 'nina'])
  expect(PERSONS.map((person) => relativeForm('mnandi', person, XHOSA_GRAMMAR))).toEqual([
    'endimnandi',
    'omnandi',
    'esimnandi',
    'enimnandi',
  ])
})

// loo and laa attested in corpora.
test('demonstratives in l-: a short form before a noun, in isiXhosa only', () => {
  expect(demonstrativeForm(2, '3', XHOSA_GRAMMAR)).toEqual(['lowo', 'loo'])
  expect(demonstrativeForm(3, '9', XHOSA_GRAMMAR)).toEqual(['leya', 'laa'])
  expect(demonstrativeForm(3, '7', XHOSA_GRAMMAR)).toEqual(['esiya'])
  expect(demonstrativeForm(2, '3', ZULU_GRAMMAR)).toEqual(['lowo'])
})

test('agreement: isiZulu has its own concords', () => {
  expect(adjectiveForm('khulu', '9', ZULU_GRAMMAR)).toBe('enkulu')
  expect(demonstrativeForm(1, '2', ZULU_GRAMMAR)).toEqual(['laba'])
  expect(quantifierForm('dwa', '1ps', ZULU_GRAMMAR)).toBe('ngedwa')
})

test('agreement: classes that agree as another do so everywhere', () => {
  const forms: ((one: Agreement & NounClass) => unknown)[] = [
    (one) => adjectiveForm('dala', one, XHOSA_GRAMMAR),
    (one) => relativeForm('lungileyo', one, XHOSA_GRAMMAR),
    (one) => quantifierForm('nke', one, XHOSA_GRAMMAR),
    (one) => absolutePronoun(one, XHOSA_GRAMMAR),
    (one) => whichForm(one, XHOSA_GRAMMAR),
  ]
  for (const nounClass of NOUN_CLASSES)
    for (const form of forms) expect(form(nounClass)).toEqual(form(agreementClass(nounClass) as NounClass))
})
