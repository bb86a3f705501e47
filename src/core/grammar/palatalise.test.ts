import { expect, test } from 'vitest'
import { palataliseEnd, palataliseStem, XHOSA_PALATALS, ZULU_PALATALS } from '#core/grammar/palatalise.ts'

// The word is a passive that the stem stands in before -w-.
test.each<[string, string, string, string]>([
  ['sebenzis', 'setyenzis', 'ukusetyenziswa', 'NCHLT corpus'],
  ['sebenz', 'setyenz', 'ukusetyenzwa', 'NCHLT corpus'],
  ['phumez', 'phunyez', 'ukuphunyezwa', 'NCHLT corpus'],
  ['khuph', 'khutsh', 'ukukhutshwa', 'NCHLT corpus'],
  ['bamb', 'banj', 'ukubanjwa', 'attested in corpora'],
  ['gqib', 'gqity', 'ukugqitywa', 'attested in corpora'],
  ['qaphel', 'qatshel', 'ukuqatshelwa', 'attested in corpora'],
  ['tyumb', 'tyunj', 'ukutyunjwa', 'attested in corpora'],
  ['amkel', 'amkel', 'ukwamkelwa', 'NCHLT corpus'],
  ['qesh', 'qesh', 'ukuqeshwa', 'NCHLT corpus'],
  ['bhal', 'bhal', 'ukubhalwa', 'NCHLT corpus'],
  ['bon', 'bon', 'ukubonwa', 'attested in corpora'],
  ['lungis', 'lungis', 'ukulungiswa', 'attested in corpora'],
])('before the passive of isiXhosa %s is %s (%s, %s)', (stem, palatal, word) => {
  expect(palataliseStem(stem, XHOSA_PALATALS)).toBe(palatal)
  expect(word).toContain(`${palatal}w`)
})

test.each<[string, string, string, string]>([
  ['sebenzis', 'setshenzis', 'ukusetshenziswa', 'NCHLT corpus'],
  ['khiph', 'khish', 'ukukhishwa', 'NCHLT corpus'],
  ['bamb', 'banj', 'ukubanjwa', 'NCHLT corpus'],
  ['boph', 'bosh', 'ukuboshwa', 'attested in corpora'],
  ['thumel', 'thunyel', 'ithunyelwe', 'attested in corpora'],
])('before the passive of isiZulu %s is %s (%s, %s)', (stem, palatal, word) => {
  expect(palataliseStem(stem, ZULU_PALATALS)).toBe(palatal)
  expect(word).toContain(`${palatal}w`)
})

test('palatalisation: only the last labial that opens a syllable changes, never the first', () => {
  expect(palataliseStem('bek', XHOSA_PALATALS)).toBe('bek')
  expect(palataliseStem('abel', XHOSA_PALATALS)).toBe('abel')
  expect(palataliseStem('', XHOSA_PALATALS)).toBe('')
})

test('palatalisation: the end of a stem changes where it is a labial', () => {
  expect(palataliseEnd('umlom', XHOSA_PALATALS)).toBe('umlony')
  expect(palataliseEnd('umlamb', XHOSA_PALATALS)).toBe('umlanj')
  expect(palataliseEnd('inhlob', ZULU_PALATALS)).toBe('inhlotsh')
  expect(palataliseEnd('isikol', XHOSA_PALATALS)).toBeNull()
})
