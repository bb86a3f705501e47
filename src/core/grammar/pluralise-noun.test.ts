import fc from 'fast-check'
import { expect, test } from 'vitest'
import { XHOSA_GRAMMAR, ZULU_GRAMMAR } from '#core/grammar/nguni-grammar.ts'
import { NOUN_CLASSES, type NounClass } from '#core/grammar/noun-classes.ts'
import { pluraliseNoun, readNounClass } from '#core/grammar/pluralise-noun.ts'

test.each<[string, NounClass, string, NounClass, string]>([
  ['umfundi', '1', 'abafundi', '2', 'NCHLT corpus'],
  ['umenzi', '1', 'abenzi', '2', 'attested in corpora'],
  ['umakhi', '1', 'abakhi', '2', 'by the rule'],
  ['umoni', '1', 'aboni', '2', 'noun class list, the plural by the rule'],
  ['umbanjwa', '1', 'ababanjwa', '2', 'noun pairs seen in text'],
  ['ummeli', '1', 'abameli', '2', 'NCHLT corpus'],
  ['umasipala', '1a', 'oomasipala', '2a', 'NCHLT corpus'],
  ['umthi', '3', 'imithi', '4', 'attested in corpora'],
  ['umongo', '3', 'imongo', '4', 'noun class list, the plural by the rule'],
  ['unyaka', '3', 'iminyaka', '4', 'attested in corpora'],
  ['umgaqo-nkqubo', '3', 'imigaqo-nkqubo', '4', 'attested in corpora'],
  ['ilizwe', '5', 'amazwe', '6', 'NCHLT corpus'],
  ['ixa', '5', 'amaxa', '6', 'NCHLT corpus'],
  ['inani', '5', 'amanani', '6', 'NCHLT corpus'],
  ['izinyo', '5', 'amazinyo', '6', 'noun class list; attested in corpora'],
  ['isikolo', '7', 'izikolo', '8', 'NCHLT corpus'],
  ['isandla', '7', 'izandla', '8', 'attested in corpora'],
  ['indlela', '9', 'iindlela', '10', 'NCHLT corpus'],
  ['imvelaphi', '9', 'iimvelaphi', '10', 'NCHLT corpus'],
  ['inja', '9', 'izinja', '10', 'attested in corpora'],
  ['indlu', '9', 'izindlu', '10', 'attested in corpora'],
  ['into', '9', 'izinto', '10', 'NCHLT corpus'],
  ['ikomiti', '9', 'iikomiti', '10', 'NCHLT corpus'],
  ['i-ofisi', '9', 'ii-ofisi', '10', 'attested in corpora'],
  ['uluvo', '11', 'izimvo', '10', 'NCHLT corpus'],
  ['uluthi', '11', 'izinti', '10', 'the plural attested in corpora'],
  ['udonga', '11', 'iindonga', '10', 'by the rule'],
  ['uphahla', '11', 'iimpahla', '10', 'the plural attested in corpora'],
  ['uhlobo', '11', 'iintlobo', '10', 'attested in corpora'],
  ['ulwimi', '11', 'iilwimi', '10', 'attested in corpora'],
  ['usuku', '11', 'iintsuku', '10', 'attested in corpora'],
  ['ucingo', '11', 'iingcingo', '10', 'noun pairs seen in text'],
  ['uhambo', '11', 'iihambo', '10', 'attested in corpora'],
  ['ubulungu', '14', 'amalungu', '6', 'NCHLT corpus'],
])('the plural of %s (class %s) is %s (class %s; %s)', (singular, nounClass, plural, pluralClass) => {
  const { forms, nounClass: given } = pluraliseNoun(singular, XHOSA_GRAMMAR, { nounClass })
  expect([forms[0], given]).toEqual([plural, pluralClass])
})

test.each([
  ['icephe', 'amacephe', 'noun pairs seen in text'],
  ['icici', 'amacici', 'by the rule'],
  ['iqanda', 'amaqanda', 'the plural attested in corpora'],
  ['ixesha', 'amaxesha', 'NCHLT corpus'],
  ['itafile', 'iitafile', 'noun pairs seen in text'],
  ['ifowuni', 'iifowuni', 'NCHLT corpus'],
  ['i-orenji', 'ii-orenji', 'noun pairs seen in text'],
  ['isakhiwo', 'izakhiwo', 'NCHLT corpus'],
  ['isebe', 'amasebe', 'NCHLT corpus'],
  ['ugqirha', 'oogqirha', 'attested in corpora'],
  ['udidi', 'iindidi', 'NCHLT corpus'],
  ['umfanekiso', 'imifanekiso', 'NCHLT corpus'],
])('plural without a class: %s is guessed to be %s (%s)', (singular, plural) => {
  expect(pluraliseNoun(singular, XHOSA_GRAMMAR).forms[0]).toBe(plural)
})

test('plural without a class: that of the second likeliest class is second', () => {
  expect(pluraliseNoun('icawe', XHOSA_GRAMMAR).forms).toEqual(['amacawe', 'iicawe'])
})

test('irregular plurals: the lexicon decides, for nouns of the same class only', () => {
  const lookUp = (lemma: string) => (lemma === 'iliso' ? { nounClass: '5' as const, plural: 'amehlo' } : undefined)
  expect(pluraliseNoun('iliso', XHOSA_GRAMMAR, { lookUp })).toEqual({ forms: ['amehlo'], nounClass: '6' })
  expect(pluraliseNoun('iliso', XHOSA_GRAMMAR, { lookUp, nounClass: '9' }).forms[0]).toBe('iiliso')
  expect(pluraliseNoun('umfundisi', XHOSA_GRAMMAR, { nounClass: '1', knownPlural: 'abefundisi' })).toEqual({
    forms: ['abefundisi'],
    nounClass: '2',
  })
  expect(pluraliseNoun('inkwenkwe', XHOSA_GRAMMAR, { nounClass: '9', knownPlural: 'amakhwenkwe' })).toEqual({
    forms: ['amakhwenkwe'],
    nounClass: '6',
  })
})

test.each(['abantu', 'amanzi', 'iindlela', 'ukutya', 'hamba', ''])("plural: '%s' has none", (word) => {
  expect(pluraliseNoun(word, XHOSA_GRAMMAR)).toEqual({ forms: [], nounClass: null })
})

test.each<[string, NounClass, string, string]>([
  ['umqondo', '3', 'imiqondo', 'NCHLT corpus'],
  ['iforamu', '5', 'amaforamu', 'NCHLT corpus'],
  ['ingxoxo', '9', 'izingxoxo', 'NCHLT corpus'],
  ['uhlobo', '11', 'izinhlobo', 'NCHLT corpus'],
])('the isiZulu plural of %s (class %s) is %s (%s)', (singular, nounClass, plural) => {
  expect(pluraliseNoun(singular, ZULU_GRAMMAR, { nounClass }).forms[0]).toBe(plural)
})

test.each([
  ['5', '5'],
  ['class 1a', '1a'],
  [' 10 ', '10'],
  ['12', undefined],
  ['', undefined],
  [undefined, undefined],
])("plural: '%s' is read as class %s", (text, nounClass) => {
  expect(readNounClass(text)).toBe(nounClass)
})

test('plural: a plural class gives none, and no text makes it throw', () => {
  const word = fc.oneof(
    fc.string(),
    fc
      .tuple(
        fc.constantFrom('um', 'u', 'i', 'isi', 'in', 'ulu', 'ubu', 'uku', 'ama'),
        fc.stringMatching(/^[a-z]{0,9}$/),
      )
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(word, fc.option(fc.constantFrom(...NOUN_CLASSES), { nil: undefined }), (text, nounClass) => {
      const { forms, nounClass: plural } = pluraliseNoun(text, XHOSA_GRAMMAR, { nounClass })
      expect(forms.length > 0).toBe(plural !== null)
      if (nounClass && ['2', '2a', '4', '6', '8', '10', '15', '16', '17'].includes(nounClass)) expect(forms).toEqual([])
      expect(new Set(forms).size).toBe(forms.length)
    }),
  )
})
