import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sayMoney } from '#core/grammar/say-money.ts'

/** Rands, cents, what is taught, source. */
test.each([
  [3, 50, 'iirandi ezintathu neesenti ezingamashumi amahlanu', 'attested in corpora (ezintathu, ezingamashumi)'],
  [1, 0, 'irandi enye', 'NCHLT corpus (irandi is of class 9)'],
  [1, 1, 'irandi enye nesenti enye', 'NCHLT corpus (irandi is of class 9)'],
  [2, 0, 'iirandi ezimbini', 'attested in corpora (ezimbini)'],
  [7, 5, 'iirandi ezisixhenxe neesenti ezintlanu', 'attested in corpora (ezisixhenxe, ezintlanu)'],
  [10, 0, 'iirandi ezilishumi', 'attested in corpora (ezilishumi)'],
  [0, 20, 'iisenti ezingamashumi amabini', 'attested in corpora (ezingamashumi)'],
  [200, 0, 'iirandi ezingamakhulu amabini', 'attested in corpora (ezingamakhulu)'],
])('money: %d rands %d are taught as %s (%s)', (rands, cents, words) => {
  expect(sayMoney(rands, cents)[0]).toBe(words)
})

test.each([
  [10, 0, 'ishumi leerandi', 'Einhorn and Siyengo, Xhosa: A Concise Manual (numbers that own what they count)'],
  [50, 0, 'amashumi amahlanu eerandi', 'attested in corpora (eerandi)'],
  [10, 0, 'ziirandi ezilishumi', 'NCHLT corpus (copulative z- of class 10)'],
  [1, 50, 'yirandi enye neesenti ezingamashumi amahlanu', 'NCHLT corpus (copulative y- of class 9)'],
  [10, 0, 'lishumi leerandi', 'NCHLT corpus (copulative l- of class 5)'],
])('money: %d rands %d may be said %s (%s)', (rands, cents, words) => {
  expect(sayMoney(rands, cents)).toContain(words)
})

test('money: every amount has words, and no two share a wording', () => {
  const amount = fc.integer({ min: 1, max: 99_999_999 })
  const say = (total: number): string[] => sayMoney(Math.floor(total / 100), total % 100)
  fc.assert(
    fc.property(amount, amount, (first, second) => {
      const forms = say(first)
      expect(forms.length).toBeGreaterThan(1)
      expect(new Set(forms).size).toBe(forms.length)
      fc.pre(first !== second)
      expect(forms).not.toContain(say(second)[0])
    }),
  )
})

test.each([
  [0, 0],
  [1, 100],
  [1, -1],
  [1, 0.5],
  [-1, 5],
  [1_000_000, 0],
  [0.5, 0],
])('money: %d rands %d has no words', (rands, cents) => {
  expect(() => sayMoney(rands, cents)).toThrow(RangeError)
})
