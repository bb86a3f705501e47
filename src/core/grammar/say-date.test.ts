import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sayDate } from '#core/grammar/say-date.ts'

/** Day, month, what is taught, source. */
test.each([
  [3, 1, 'umhla wesithathu kuJanyuwari', 'attested in corpora (umhla, wesithathu); CLDR (Janyuwari)'],
  [1, 5, 'umhla wokuqala kuMeyi', 'attested in corpora (wokuqala); CLDR (Meyi)'],
  [10, 9, 'umhla weshumi kuSeptemba', 'attested in corpora (weshumi, kuSeptemba)'],
  [16, 12, 'umhla weshumi elinesithandathu kuDisemba', 'CLDR (Disemba)'],
  [24, 4, 'umhla wamashumi amabini anesine ku-Epreli', 'attested in corpora (wamashumi); CLDR (Epreli)'],
  [29, 2, 'umhla wamashumi amabini anethoba kuFebruwari', 'attested in corpora (anethoba); CLDR (Februwari)'],
])('date: %d/%d is taught as %s (%s)', (day, month, words) => {
  expect(sayDate({ day, month })[0]).toBe(words)
})

/** Dates with known days of the week, those of the public holidays and others of the calendar. */
test.each([
  [
    { day: 5, month: 1, year: 2026 },
    'ngoMvulo, umhla wesihlanu kuJanyuwari ngonyaka wamawaka amabini anamashumi amabini anesithandathu',
  ],
  [
    { day: 3, month: 3, year: 2026 },
    'ngoLwesibini, umhla wesithathu kuMatshi ngonyaka wamawaka amabini anamashumi amabini anesithandathu',
  ],
  [
    { day: 27, month: 4, year: 1994 },
    'ngoLwesithathu, umhla wamashumi amabini anesixhenxe ku-Epreli ngonyaka wewaka elinamakhulu alithoba anamashumi alithoba anesine',
  ],
  [
    { day: 18, month: 7, year: 1918 },
    'ngoLwesine, umhla weshumi elinesibhozo kuJulayi ngonyaka wewaka elinamakhulu alithoba aneshumi elinesibhozo',
  ],
  [{ day: 1, month: 12, year: 2000 }, 'ngoLwesihlanu, umhla wokuqala kuDisemba ngonyaka wamawaka amabini'],
  [
    { day: 29, month: 2, year: 2020 },
    'ngoMgqibelo, umhla wamashumi amabini anethoba kuFebruwari ngonyaka wamawaka amabini anamashumi amabini',
  ],
  [
    { day: 9, month: 8, year: 2026 },
    'ngeCawa, umhla wethoba ku-Agasti ngonyaka wamawaka amabini anamashumi amabini anesithandathu',
  ],
])('date: %j is taught as %s', (date, words) => {
  expect(sayDate(date)[0]).toBe(words)
})

test.each([
  [{ day: 3, month: 1 }, 'umhla wesithathu kuJanuwari', 'isiXhosa Wikipedia, Ikhalenda yesiXhosa'],
  [{ day: 3, month: 1 }, 'umhla wesithathu kweyoMqungu', 'attested in corpora (kweyoMqungu)'],
  [{ day: 3, month: 5 }, 'umhla wesithathu kuCanzibe', 'glibc (uCanzibe)'],
  [{ day: 3, month: 11 }, 'ngomhla wesithathu kukaNovemba', 'attested in corpora (ngomhla, kukaNovemba)'],
  [{ day: 3, month: 10 }, 'umhla wesithathu kuka-Oktobha', 'attested in corpora (kuka-Oktobha)'],
  [{ day: 16, month: 5 }, 'umhla weshumi elinesithandathu Meyi', "I'solezwe lesiXhosa (umhla we-16 Meyi)"],
])('date: %j may be said %s (%s)', (date, words) => {
  expect(sayDate(date)).toContain(words)
})

test('dates: Sunday has two names, and a year leaves the weekday free', () => {
  const forms = sayDate({ day: 9, month: 8, year: 2026 })
  expect(forms.some((words) => words.startsWith('ngeCawe, '))).toBe(true)
  expect(forms).toContain('umhla wethoba ku-Agasti kunyaka wamawaka amabini anamashumi amabini anesithandathu')
})

test('dates: each day of a year has wordings of its own', () => {
  const owners = new Map<string, string>()
  for (let month = 1; month <= 12; month++) {
    for (let day = 1; day <= 28; day++) {
      for (const words of sayDate({ day, month })) {
        expect(owners.has(words), words).toBe(false)
        owners.set(words, `${day}/${month}`)
      }
    }
  }
  expect(new Set(owners.values()).size).toBe(12 * 28)
})

test('dates: every day of the calendar has words, each once', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('0101-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      const forms = sayDate({ day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() })
      expect(forms[0]).toMatch(/^ng[eo][A-Z][a-z]+, umhla w[a-z ]+ ku-?[A-Z][a-z]+ ngonyaka w[a-z ]+$/)
      expect(new Set(forms).size).toBe(forms.length)
    }),
  )
})

test.each([
  { day: 0, month: 1 },
  { day: 32, month: 1 },
  { day: 30, month: 2 },
  { day: 31, month: 6 },
  { day: 1, month: 13 },
  { day: 1, month: 0 },
  { day: 1.5, month: 1 },
  { day: 29, month: 2, year: 2025 },
  { day: 1, month: 1, year: 0 },
  { day: 1, month: 1, year: 10_000 },
])('date: %j is none', (date) => {
  expect(() => sayDate(date)).toThrow(RangeError)
})
