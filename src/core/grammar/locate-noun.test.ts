import { expect, test } from 'vitest'
import { locateNoun } from '#core/grammar/locate-noun.ts'
import { XHOSA_GRAMMAR } from '#core/grammar/nguni-grammar.ts'
import type { NounClass } from '#core/grammar/noun-classes.ts'

test.each<[string, NounClass, string, string]>([
  ['umntu', '1', 'kumntu', 'attested in corpora'],
  ['abantu', '2', 'kubantu', 'attested in corpora'],
  ['oomama', '2a', 'koomama', 'attested in corpora'],
  ['urhulumente', '1a', 'kurhulumente', 'attested in corpora'],
  ['umlomo', '3', 'emlonyeni', 'attested in corpora'],
  ['umlambo', '3', 'emlanjeni', 'attested in corpora'],
  ['umsebenzi', '3', 'emsebenzini', 'attested in corpora'],
  ['umthi', '3', 'emthini', 'attested in corpora'],
  ['ilizwe', '5', 'elizweni', 'attested in corpora'],
  ['ihlathi', '5', 'ehlathini', 'attested in corpora'],
  ['amehlo', '6', 'emehlweni', 'attested in corpora'],
  ['amanzi', '6', 'emanzini', 'attested in corpora'],
  ['isikolo', '7', 'esikolweni', 'attested in corpora'],
  ['izandla', '8', 'ezandleni', 'attested in corpora'],
  ['indlu', '9', 'endlwini', 'attested in corpora'],
  ['intaba', '9', 'entabeni', 'attested in corpora'],
  ['izindlu', '10', 'ezindlwini', 'attested in corpora'],
  ['iintaba', '10', 'ezintabeni', 'by the rule'],
  ['udonga', '11', 'eludongeni', 'by the rule'],
  ['ikhaya', '5', 'ekhaya', 'attested in corpora'],
  ['isibhedlele', '7', 'esibhedlele', 'NCHLT corpus'],
  ['umnyango', '3', 'emnyango', 'NCHLT corpus'],
  ['amazantsi', '6', 'emazantsi', 'NCHLT corpus'],
  ['ubusuku', '14', 'ebusuku', 'attested in corpora'],
  ['imini', '9', 'emini', 'attested in corpora'],
  ['intloko', '9', 'entloko', 'attested in corpora'],
  ['iKapa', '5', 'eKapa', 'attested in corpora'],
  ['iMonti', '9', 'eMonti', 'attested in corpora'],
])('at %s (class %s) is %s (%s)', (noun, nounClass, form) => {
  expect(locateNoun(noun, nounClass, XHOSA_GRAMMAR)[0]).toBe(form)
})

test('locative: a place may also take ku-, and the lexicon’s form is first', () => {
  expect(locateNoun('indlu', '9', XHOSA_GRAMMAR)).toContain('kwindlu')
  expect(locateNoun('ubuhlwempu', '14', XHOSA_GRAMMAR, 'ebuhlwempini')[0]).toBe('ebuhlwempini')
  expect(locateNoun('phandle', '16', XHOSA_GRAMMAR)).toEqual(['phandle'])
})
