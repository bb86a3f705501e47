import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countThings } from '#core/grammar/count-things.ts'
import type { NounClass } from '#core/grammar/noun-classes.ts'

const MANUAL = 'Einhorn and Siyengo, Xhosa: A Concise Manual'
const ATTESTED = 'attested in corpora'
const BIBLE_1859 = 'isiXhosa Bible of 1859, Matthew 10'
const BIBLE_1996 = 'isiXhosa Bible of 1996, Ezekiel 42 and Matthew 10'
const CORPUS = 'NCHLT corpus'

/** Number, noun, class, what is taught, source of the number's form. */
const COUNTED: readonly (readonly [number, string, NounClass, string, string])[] = [
  [1, 'umntu', '1', 'umntu omnye', ATTESTED],
  [1, 'umthi', '3', 'umthi omnye', ATTESTED],
  [1, 'iqanda', '5', 'iqanda elinye', ATTESTED],
  [1, 'isitya', '7', 'isitya esinye', ATTESTED],
  [1, 'incwadi', '9', 'incwadi enye', ATTESTED],
  [1, 'usuku', '11', 'usuku olunye', ATTESTED],
  [1, 'ubusuku', '14', 'ubusuku obunye', ATTESTED],
  [1, 'ukutya', '15', 'ukutya okunye', ATTESTED],
  [2, 'abantu', '2', 'abantu ababini', ATTESTED],
  [2, 'oomama', '2a', 'oomama ababini', ATTESTED],
  [2, 'imithi', '4', 'imithi emibini', ATTESTED],
  [2, 'amaqanda', '6', 'amaqanda amabini', ATTESTED],
  [2, 'izitya', '8', 'izitya ezibini', ATTESTED],
  [2, 'iincwadi', '10', 'iincwadi ezimbini', ATTESTED],
  [3, 'abantwana', '2', 'abantwana abathathu', ATTESTED],
  [3, 'imithi', '4', 'imithi emithathu', ATTESTED],
  [3, 'izitya', '8', 'izitya ezithathu', ATTESTED],
  [3, 'iincwadi', '10', 'iincwadi ezintathu', ATTESTED],
  [4, 'iincwadi', '10', 'iincwadi ezine', ATTESTED],
  [4, 'abantu', '2', 'abantu abane', ATTESTED],
  [5, 'amaqanda', '6', 'amaqanda amahlanu', CORPUS],
  [5, 'imithi', '4', 'imithi emihlanu', CORPUS],
  [5, 'izitya', '8', 'izitya ezihlanu', CORPUS],
  [5, 'iincwadi', '10', 'iincwadi ezintlanu', CORPUS],
  [6, 'izinja', '10', 'izinja ezintandathu', ATTESTED],
  [6, 'abantu', '2', 'abantu abathandathu', ATTESTED],
  [6, 'imithi', '4', 'imithi emithandathu', ATTESTED],
  [7, 'abantu', '2', 'abantu abasixhenxe', ATTESTED],
  [7, 'amaqanda', '6', 'amaqanda asixhenxe', CORPUS],
  [7, 'iintsuku', '10', 'iintsuku ezisixhenxe', ATTESTED],
  [8, 'abantu', '2', 'abantu abasibhozo', ATTESTED],
  [8, 'iminyaka', '4', 'iminyaka esibhozo', ATTESTED],
  [9, 'abantu', '2', 'abantu abalithoba', CORPUS],
  [9, 'iincwadi', '10', 'iincwadi ezilithoba', ATTESTED],
  [10, 'abantu', '2', 'abantu abalishumi', CORPUS],
  [10, 'iincwadi', '10', 'iincwadi ezilishumi', ATTESTED],
  [10, 'iminyaka', '4', 'iminyaka elishumi', CORPUS],
  [11, 'abantu', '2', 'abantu abalishumi elinanye', ATTESTED],
  [18, 'iincwadi', '10', 'iincwadi ezilishumi elinesibhozo', CORPUS],
  [20, 'iincwadi', '10', 'iincwadi ezingamashumi amabini', ATTESTED],
  [25, 'abantu', '2', 'abantu abangamashumi amabini anesihlanu', ATTESTED],
  [30, 'iintsuku', '10', 'iintsuku ezingamashumi amathathu', ATTESTED],
  [40, 'iminyaka', '4', 'iminyaka engamashumi amane', CORPUS],
  [100, 'abantu', '2', 'abantu abalikhulu', MANUAL],
  [300, 'iincwadi', '10', 'iincwadi ezingamakhulu amathathu', ATTESTED],
  [347, 'abantwana', '2', 'abantwana abangamakhulu amathathu anamashumi amane anesixhenxe', ATTESTED],
  [1000, 'amaqanda', '6', 'amaqanda aliwaka', MANUAL],
  [2000, 'abantu', '2', 'abantu abangamawaka amabini', MANUAL],
  [10_000, 'abantu', '2', 'abantu abalishumi lamawaka', MANUAL],
]

test.each(COUNTED)('counted things: %d with %s of class %s is taught as %s (%s)', (value, noun, nounClass, words) => {
  expect(countThings(value, noun, nounClass)[0]).toBe(words)
})

/** Number, noun, class, what is as right, source. */
const ALSO_COUNTED: readonly (readonly [number, string, NounClass, string, string])[] = [
  [6, 'izinja', '10', 'izinja ezisithandathu', ATTESTED],
  [6, 'amaqanda', '6', 'amaqanda asithandathu', ATTESTED],
  [9, 'amaqanda', '6', 'amaqanda asithoba', ATTESTED],
  [12, 'abantu', '2', 'abantu abalishumi elinambini', BIBLE_1996],
  [12, 'abantu', '2', 'abantu abalishumi elinababini', BIBLE_1859],
  [12, 'iminyaka', '4', 'iminyaka elishumi elinamibini', BIBLE_1859],
  [10, 'iincwadi', '10', 'ishumi leencwadi', MANUAL],
  [100, 'abantu', '2', 'ikhulu labantu', MANUAL],
  [300, 'abantu', '2', 'amakhulu amathathu abantu', MANUAL],
  [50, 'iimitha', '10', 'amashumi amahlanu eemitha', BIBLE_1996],
  [25, 'iimitha', '10', 'amashumi amabini anantlanu eemitha', BIBLE_1996],
  [10, 'iimitha', '10', 'iimitha ezilishumi', BIBLE_1996],
  [1000, 'amazwi', '6', 'iwaka lamazwi', MANUAL],
  [20_000, 'abantu', '2', 'abantu abangamawaka angamashumi amabini', 'as the page of numbers has it'],
]

test.each(ALSO_COUNTED)(
  'counted things: %d with %s of class %s may be said %s (%s)',
  (value, noun, nounClass, words) => {
    expect(countThings(value, noun, nounClass)).toContain(words)
  },
)

const PLURALS: readonly (readonly [string, NounClass])[] = [
  ['abantu', '2'],
  ['oomama', '2a'],
  ['imithi', '4'],
  ['amaqanda', '6'],
  ['izitya', '8'],
  ['iincwadi', '10'],
]

test('counted things: 2 to 999 999 of any plural, each wording once, in plain letters', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 999_999 }), fc.constantFrom(...PLURALS), (value, [noun, nounClass]) => {
      const forms = countThings(value, noun, nounClass)
      expect(forms[0]).toMatch(new RegExp(`^${noun} `))
      expect(new Set(forms).size).toBe(forms.length)
      for (const words of forms) expect(words).toMatch(/^[a-z]+( [a-z]+)+$/)
    }),
  )
})

test('counted things: two numbers never share a wording', () => {
  const owners = new Map<string, number>()
  for (let value = 2; value <= 3000; value++) {
    for (const [noun, nounClass] of PLURALS) {
      for (const words of countThings(value, noun, nounClass)) {
        expect(owners.get(words) ?? value, words).toBe(value)
        owners.set(words, value)
      }
    }
  }
  expect(owners.size).toBeGreaterThan(3000 * PLURALS.length)
})

test('counted things: distant numbers differ in the taught form', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 999_999 }), fc.integer({ min: 2, max: 999_999 }), (first, second) => {
      fc.pre(first !== second)
      expect(countThings(first, 'abantu', '2')).not.toContain(countThings(second, 'abantu', '2')[0])
    }),
  )
})

test.each([0, -1, 1.5, 1_000_000, Number.NaN])('counted things: %d things can’t be counted', (value) => {
  expect(() => countThings(value, 'abantu', '2')).toThrow(RangeError)
})
