import { expect, test } from 'vitest'
import { attachNasal, XHOSA_NASALS, ZULU_NASALS } from '#core/grammar/assimilate-nasal.ts'

test.each<[string, string, string, string]>([
  ['in', 'philo', 'impilo', 'NCHLT corpus'],
  ['in', 'phendulo', 'impendulo', 'attested in corpora'],
  ['in', 'vula', 'imvula', 'NCHLT corpus'],
  ['in', 'fundo', 'imfundo', 'attested in corpora'],
  ['in', 'bali', 'imbali', 'NCHLT corpus'],
  ['in', 'thetho', 'intetho', 'NCHLT corpus'],
  ['in', 'thando', 'intando', 'attested in corpora'],
  ['in', 'khonzo', 'inkonzo', 'NCHLT corpus'],
  ['in', 'khathalo', 'inkathalo', 'NCHLT corpus'],
  ['in', 'hlanganiso', 'intlanganiso', 'NCHLT corpus'],
  ['in', 'gxaki', 'ingxaki', 'NCHLT corpus'],
  ['in', 'cwadi', 'incwadi', 'attested in corpora'],
  ['in', 'komo', 'inkomo', 'attested in corpora'],
  ['iin', 'hlobo', 'iintlobo', 'NCHLT corpus'],
  ['en', 'hle', 'entle', 'NCHLT corpus'],
  ['zin', 'hle', 'zintle', 'NCHLT corpus'],
  ['en', 'khulu', 'enkulu', 'NCHLT corpus'],
  ['en', 'tsha', 'entsha', 'NCHLT corpus'],
  ['ezin', 'bini', 'ezimbini', 'attested in corpora'],
  ['ezin', 'thathu', 'ezintathu', 'NCHLT corpus'],
  ['ezin', 'nye', 'ezinye', 'NCHLT corpus'],
  ['in', 'mali', 'imali', 'attested in corpora'],
  ['in', 'nyama', 'inyama', 'attested in corpora'],
])('in isiXhosa %s- and %s make %s (%s)', (prefix, stem, word) => {
  expect(attachNasal(prefix, stem, XHOSA_NASALS)).toBe(word)
})

test.each<[string, string, string, string]>([
  ['en', 'hle', 'enhle', 'UniMorph, adjectives; NCHLT corpus'],
  ['ezin', 'hle', 'ezinhle', 'UniMorph, adjectives; NCHLT corpus'],
  ['in', 'hlangano', 'inhlangano', 'NCHLT corpus'],
  ['izin', 'hlobo', 'izinhlobo', 'NCHLT corpus'],
  ['in', 'philo', 'impilo', 'NCHLT corpus'],
  ['in', 'phendulo', 'impendulo', 'NCHLT corpus'],
  ['in', 'thuthuko', 'intuthuko', 'NCHLT corpus'],
  ['in', 'thando', 'intando', 'NCHLT corpus'],
  ['in', 'khosi', 'inkosi', 'attested in corpora'],
  ['en', 'khulu', 'enkulu', 'UniMorph, adjectives'],
  ['in', 'sha', 'intsha', 'attested in corpora'],
])('in isiZulu %s- and %s make %s (%s)', (prefix, stem, word) => {
  expect(attachNasal(prefix, stem, ZULU_NASALS)).toBe(word)
})

test('nasal: a prefix without one is only put before the stem', () => {
  expect(attachNasal('isi', 'hlalo', XHOSA_NASALS)).toBe('isihlalo')
  expect(attachNasal('', 'khulu', XHOSA_NASALS)).toBe('khulu')
})
