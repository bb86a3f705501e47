import { isVowel, type Morpheme } from '#core/grammar/morpheme.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { agreementClass, NOUN_CLASSES, PERSONS, type Agreement, type NounClass } from '#core/grammar/noun-classes.ts'
import { type Builder, NOUN_STARTS, VERB_STARTS } from '#core/grammar/word-arcs.ts'

/** Agreements of a word. Classes with equal concords are one, so that equal readings don't replace each other. */
const EVERY_AGREEMENT: readonly Agreement[] = [
  ...PERSONS,
  ...NOUN_CLASSES.filter((nounClass) => agreementClass(nounClass) === nounClass && nounClass !== '17'),
]

export function addConcords(add: Builder, grammar: NguniGrammar): void {
  const { concords } = grammar
  for (const agreement of EVERY_AGREEMENT) {
    const person = PERSONS.find((value) => value === agreement)
    const of = person ? concords.persons[person] : concords.classes[agreement as NounClass]
    for (const form of new Set([of.subject, of.participial, of.subjunctive]))
      add('word', [[form, `SC${agreement}`]], 'predicate', VERB_STARTS)
    add('negativeSubject', [[of.negativeSubject, `SC${agreement}`]], 'negativeVerb', VERB_STARTS)
    for (const form of new Set([of.subjunctive, agreement === '1' ? 'ka' : of.subjunctive]))
      add('hortative', [[form, `SC${agreement}`]], 'verb', VERB_STARTS)
    for (const from of ['verb', 'negativeVerb', 'predicate', 'relativePredicate', 'infinitive'] as const)
      add(from, [[of.object, `OC${agreement}`]], 'verbStem', VERB_STARTS)
    add('word', [[of.object, `OC${agreement}`]], 'objectVerb', VERB_STARTS)
    add('word', [[of.relative, `RelConc${agreement}`]], 'relativePredicate', VERB_STARTS)
    const participial = /^[aeiou]/.test(of.participial)
      ? of.participial === 'u'
        ? 'wu'
        : `y${of.participial}`
      : of.participial
    for (const from of ['predicate', 'relativePredicate'] as const)
      add(
        from,
        [
          ['a', 'Past'],
          [participial, `SC${agreement}`],
        ],
        'predicate',
        VERB_STARTS,
      )
    addPastRelative(add, agreement, of)
    addExclusive(add, agreement, of.participial)
    if (of.participial === 'e')
      add(
        'word',
        [
          [of.subject, `SC${agreement}`],
          ['be', 'Past'],
        ],
        'predicate',
        VERB_STARTS,
      )
    if (isVowel(of.participial.charAt(0)))
      add(
        'word',
        [
          [of.participial, `SC${agreement}`],
          [`b${of.participial}`, 'Past'],
        ],
        'predicate',
        VERB_STARTS,
      )
    // isiZulu `bewufunda`, `ebeyifunda`; isiXhosa has the vowel twice, `ubufunda`.
    add(
      'word',
      [
        ['be', 'Past'],
        [grammar.ways.wholeRecentPast ? participial : of.participial, `SC${agreement}`],
      ],
      'predicate',
      VERB_STARTS,
    )
    if (grammar.ways.wholeRecentPast)
      add(
        'word',
        [
          ['e', `RelConc${agreement}`],
          ['be', 'Past'],
          [participial, `SC${agreement}`],
        ],
        'predicate',
        VERB_STARTS,
      )
    if (!person) addClassConcords(add, agreement as NounClass, concords.classes[agreement as NounClass])
  }
}

function addClassConcords(
  add: Builder,
  nounClass: NounClass,
  of: NguniGrammar['concords']['classes'][NounClass],
): void {
  add('word', [[of.possessive, `PossConc${nounClass}`]], 'afterPossessive', NOUN_STARTS)
  // A concord that is only a vowel isn't heard before -ka-: `indlu kamama`, but `isikolo sikamama`.
  if (!isVowel(of.subject))
    add(
      'word',
      [
        [of.subject, `PossConc${nounClass}`],
        ['ka', 'PossKA'],
      ],
      'personalNoun',
      [],
    )
  for (const from of ['word', 'afterPossessive', 'afterKu', 'afterKwa', 'afterAdverbial'] as const) {
    const adjectives =
      nounClass === '9' || nounClass === '10' ? [of.adjective, of.adjective.replace(/n$/, 'm')] : [of.adjective]
    for (const form of new Set(adjectives.flatMap((adjective) => [adjective, adjective.replace(/^[aeiou]/, '')])))
      if (form !== '') add(from, [[form, `AdjPref${nounClass}`]], 'adjective', [])
  }
  addAdjectivePredicates(add, nounClass, of.adjective.replace(/^[aeiou]/, ''))
  addQuantifiedNumbers(add, nounClass, of)
  for (const from of ['word', 'predicate', 'relativePredicate', 'afterAdverbial', 'afterPossessive'] as const)
    add(from, [[of.quantifier, `QuantConc${nounClass}`]], 'quantifierStem', [])
  const enumerative =
    nounClass === '1' || nounClass === '1a' || nounClass === '3'
      ? 'wu'
      : nounClass === '4' || nounClass === '9'
        ? 'yi'
        : nounClass === '6'
          ? 'wa'
          : of.subject
  for (const from of ['word', 'afterAdverbial'] as const)
    add(from, [[enumerative, `EnumConc${nounClass}`]], 'enumerative', [])
  for (const from of ['word', 'afterAdverbial', 'afterKu', 'afterPossessive', 'afterNa', 'predicate'] as const)
    add(from, [[of.pronoun, `PronStem${nounClass}`]], 'pronounSuffix', [])
  // Negative copula: `akangomntu`, `asiyonto`, the noun without its initial vowel.
  add('negativeVerb', [[`${of.copulative}o`, `PronStem${nounClass}`]], 'bareNoun', [])
  add('afterAdverbial', [[of.relative, `RelConc${nounClass}`]], 'relativePredicate', VERB_STARTS)
  for (const from of ['word', 'afterPossessive', 'afterAdverbial', 'afterKu', 'afterKwa', 'afterNa'] as const) {
    add(
      from,
      [
        [of.relative.charAt(0), `RelConc${nounClass}`],
        [of.possessive, `PossConc${nounClass}`],
      ],
      'afterPossessive',
      NOUN_STARTS,
    )
    add(
      from,
      [
        [of.relative, `RelConc${nounClass}`],
        ['ka', 'PossKA'],
      ],
      'personalNoun',
      [],
    )
    add(
      from,
      [
        [of.relative.charAt(0), `RelConc${nounClass}`],
        [of.pronoun, `PronStem${nounClass}`],
      ],
      'pronounSuffix',
      [],
    )
  }
  // It is mine, the other one, the one who reads: `yeyam`, `lolunye`, `ngofundayo`.
  add(
    'afterCopulative',
    [
      [of.relative.charAt(0), `RelConc${nounClass}`],
      [of.possessive, `PossConc${nounClass}`],
    ],
    'afterPossessive',
    NOUN_STARTS,
  )
  add('afterCopulative', [[of.adjective, `AdjPref${nounClass}`]], 'adjective', [])
  add('afterCopulative', [[of.relative, `RelConc${nounClass}`]], 'relativePredicate', VERB_STARTS)
}

/** Adds predicates of adjectives: `inkulu`, `zininzi`, after another concord `ndimkhulu`, `akamkhulu`, `liselihle`. */
function addAdjectivePredicates(add: Builder, nounClass: NounClass, prefix: string): void {
  for (const form of prefix.endsWith('n') ? [prefix, prefix.replace(/n$/, 'm')] : [prefix]) {
    if (nounClass === '9') add('word', [[`i${form}`, 'AdjPref9']], 'adjective', [])
    for (const from of ['predicate', 'relativePredicate', 'negativeVerb'] as const)
      add(from, [[form, `AdjPref${nounClass}`]], 'adjective', [])
    // Bezinkulu: after its concord in the past, without the zi- of zinkulu.
    if (nounClass === '10') add('predicate', [[form.slice(2), 'AdjPref10']], 'adjective', [])
  }
}

/** Adds "all of" with a number: `bobabini`, `zombini`, `omathathu`. Source: attested in corpora. */
function addQuantifiedNumbers(
  add: Builder,
  nounClass: NounClass,
  { adjective, quantifier }: NguniGrammar['concords']['classes'][NounClass],
): void {
  if (!['2', '4', '6', '8', '10'].includes(nounClass)) return
  const prefix = adjective.replace(/^[aeiou]/, '')
  for (const form of nounClass === '10' ? ['n', 'm', ''] : [prefix])
    for (const from of ['word', 'afterAdverbial', 'afterPossessive'] as const) {
      add(
        from,
        form === ''
          ? [[quantifier, 'QuantConc10']]
          : [
              [quantifier, `QuantConc${nounClass}`],
              [form, `AdjPref${nounClass}`],
            ],
        'adjective',
        [],
      )
    }
}

/** Adds relatives of the past continuous: `ebendifunda`, `obefunda`, and of class 6 in the remote past `awafunda`. */
function addPastRelative(
  add: Builder,
  agreement: Agreement,
  { relative, participial }: Pick<NguniGrammar['concords']['persons']['1ps'], 'relative' | 'participial'>,
): void {
  const past: readonly Morpheme[] = isVowel(participial.charAt(0))
    ? [
        [relative, `RelConc${agreement}`],
        [`b${participial}`, 'Past'],
      ]
    : [
        ['e', `RelConc${agreement}`],
        ['be', 'Past'],
        [participial, `SC${agreement}`],
      ]
  add('word', past, 'predicate', VERB_STARTS)
  if (relative === 'a') add('word', [['aw', `RelConc${agreement}`]], 'relativePredicate', [])
}

/** Adds the exclusive ("already"): `sendifunda`, `usufunda`, `isifunda`. */
function addExclusive(add: Builder, agreement: Agreement, participial: string): void {
  if (participial === 'e') return
  if (!isVowel(participial.charAt(0)))
    add(
      'word',
      [
        ['se', 'ProgPre'],
        [participial, `SC${agreement}`],
      ],
      'predicate',
      VERB_STARTS,
    )
  else
    add(
      'word',
      [
        [participial, `SC${agreement}`],
        [`s${participial}`, 'ProgPre'],
      ],
      'predicate',
      VERB_STARTS,
    )
}
