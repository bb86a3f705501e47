import { expect, test } from 'vitest'
import { makeAugmentative, makeDiminutives, makeFeminineDiminutive } from '#core/grammar/derive-noun.ts'
import { XHOSA_GRAMMAR } from '#core/grammar/nguni-grammar.ts'

test.each([
  ['inja', 'injana', 'attested in corpora'],
  ['incwadi', 'incwadana', 'attested in corpora'],
  ['ixesha', 'ixeshana', 'attested in corpora'],
  ['isebe', 'isetyana', 'attested in corpora'],
  ['into', 'intwana', 'attested in corpora'],
  ['icandelo', 'icandelwana', 'attested in corpora'],
  ['isiqendu', 'isiqendwana', 'attested in corpora'],
  ['isilo', 'isilwana', 'by the rule'],
  ['ikomiti', 'ikomitana', 'NCHLT corpus'],
  ['iphepha', 'iphetshana', 'NCHLT corpus, after a prefix'],
  ['inkomo', 'inkonyana', 'by the rule'],
  ['umlambo', 'umlanjana', 'by the rule'],
  ['indlu', 'indlwana', 'by the rule'],
  ['imvu', 'imvana', 'by the rule'],
  ['inkwenkwe', 'inkwenkwana', 'attested in corpora, after a prefix'],
])('diminutive: a small %s is %s (%s)', (noun, form) => {
  expect(makeDiminutives(noun, XHOSA_GRAMMAR)[0]).toBe(form)
})

test('diminutive: after a labial the form without palatalisation is second', () => {
  expect(makeDiminutives('idolophu', XHOSA_GRAMMAR)).toEqual(['idolotshana', 'idolophana'])
})

// All four attested in corpora.
test('derived nouns: -azana and -kazi are added to the noun', () => {
  expect(makeFeminineDiminutive('intombi')).toBe('intombazana')
  expect(makeFeminineDiminutive('intaka')).toBe('intakazana')
  expect(makeAugmentative('ilizwe')).toBe('ilizwekazi')
  expect(makeAugmentative('inkosi')).toBe('inkosikazi')
})
