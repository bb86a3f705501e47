import { expect, test } from 'vitest'
import { attachLocative } from '#core/grammar/attach-locative.ts'
import { XHOSA_PALATALS, ZULU_PALATALS } from '#core/grammar/palatalise.ts'

// The word is the whole locative, with e- in the place of the initial vowel.
test.each<[string, string, string, string]>([
  ['ilizwe', 'ilizweni', 'elizweni', 'attested in corpora'],
  ['intaba', 'intabeni', 'entabeni', 'attested in corpora'],
  ['indawo', 'indaweni', 'endaweni', 'NCHLT corpus'],
  ['igama', 'igameni', 'egameni', 'NCHLT corpus'],
  ['umhlaba', 'umhlabeni', 'emhlabeni', 'attested in corpora'],
  ['ukuqala', 'ukuqaleni', 'ekuqaleni', 'attested in corpora'],
  ['umzi', 'umzini', 'emzini', 'attested in corpora'],
  ['umthi', 'umthini', 'emthini', 'attested in corpora'],
  ['umsebenzi', 'umsebenzini', 'emsebenzini', 'attested in corpora'],
  ['isikolo', 'isikolweni', 'esikolweni', 'NCHLT corpus'],
  ['isitulo', 'isitulweni', 'esitulweni', 'attested in corpora'],
  ['intliziyo', 'intliziyweni', 'entliziyweni', 'attested in corpora'],
  ['umdlalo', 'umdlalweni', 'emdlalweni', 'attested in corpora'],
  ['into', 'intweni', 'entweni', 'NCHLT corpus'],
  ['indlu', 'indlwini', 'endlwini', 'attested in corpora'],
  ['umlomo', 'umlonyeni', 'emlonyeni', 'attested in corpora'],
  ['umlambo', 'umlanjeni', 'emlanjeni', 'attested in corpora'],
  ['ibhafu', 'ibhafini', 'ebhafini', 'attested in corpora'],
  ['isitovu', 'isitovini', 'esitovini', 'by the rule'],
])('a place of isiXhosa: %s gives %s (%s, %s)', (noun, form, word) => {
  expect(attachLocative(noun, XHOSA_PALATALS)[0]).toBe(form)
  expect(word).toBe(`e${form.slice(1)}`)
})

test.each<[string, string, string, string]>([
  ['isikole', 'isikoleni', 'esikoleni', 'NCHLT corpus'],
  ['intaba', 'intabeni', 'entabeni', 'attested in corpora'],
  ['impilo', 'impilweni', 'empilweni', 'NCHLT corpus'],
  ['izinhlelo', 'izinhlelweni', 'ezinhlelweni', 'NCHLT corpus'],
  ['umsebenzi', 'umsebenzini', 'emsebenzini', 'attested in corpora'],
  ['umlomo', 'umlonyeni', 'emlonyeni', 'attested in corpora'],
  ['izinhlobo', 'izinhlotsheni', 'ezinhlotsheni', 'NCHLT corpus'],
])('a place of isiZulu: %s gives %s (%s, %s)', (noun, form, word) => {
  expect(attachLocative(noun, ZULU_PALATALS)[0]).toBe(form)
  expect(word).toBe(`e${form.slice(1)}`)
})
