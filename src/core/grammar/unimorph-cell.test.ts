import { expect, test } from 'vitest'
import { ZULU_GRAMMAR } from '#core/grammar/nguni-grammar.ts'
import { conjugateCell } from '#core/grammar/unimorph-cell.ts'

// Source: UniMorph, Zulu.
test.each([
  ['beka', 'V;1;SG;PRS', ['ngiyabeka', 'ngibeka']],
  ['beka', 'V;2;PL;FUT', ['nizobeka']],
  ['akhiwa', 'V;1;SG;FUT', ['ngizokwakhiwa']],
  ['beka', 'V;BANTU1;RCT;PST;PROG', ['ubebeka']],
  ['beka', 'V;1;PL;RCT;PST;PROG', ['sibebeka']],
  ['beka', 'V;BANTU3;RCT;PST;PROG', ['bewubeka']],
  ['esaba', 'V;BANTU1;RCT;PST;PROG', ['ubesaba']],
  ['akhiwa', 'V;BANTU1;RMT;PST;PROG', ['wayakhiwa']],
  ['beka', 'V;BANTU6;RMT;PST;PROG', ['ayebeka']],
  ['akhiwa', 'V;BANTU9;RCT;PST', ['akhiwe', 'akhiwile']],
  ['akhiwa', 'V;BANTU11;PRS', ['luyakhiwa', 'lakhiwa']],
  ['bonana', 'V;1;SG;RCT;PST', ['ngibonene']],
  ['ima', 'V;BANTU2;PRS', ['bayema', 'bema']],
  ['ima', 'V;BANTU2;RMT;PST', ['bama']],
  ['iza', 'V;BANTU1;SBJV', ['eze']],
  ['izwa', 'V;BANTU2;V.PTCP', ['bezwa']],
  ['dla', 'V;IMP;2;PL', ['yidlani']],
  ['dla', 'V;IMP;2;SG;LGSPEC3', ['yidle']],
  ['beka', 'V;IMP;2;PL;LGSPEC3', ['bekeni']],
  ['dla', 'V;NFIN', ['ukudla']],
  ['beka', 'V;BANTU15;SBJV', ['kubeke']],
  ['beka', 'V;1;SG;PRS;NEG', ['angibeki']],
])('UniMorph: isiZulu %s in the cell %s is among the forms', (verb, cell, forms) => {
  expect(conjugateCell(verb, cell, ZULU_GRAMMAR).forms).toEqual(expect.arrayContaining(forms))
})
