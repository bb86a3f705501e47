import { isVowel, type Morpheme } from '#core/grammar/morpheme.ts'
import { glideConcord, meetsVowel, subjectOf, type Clause, type VerbWords } from '#core/grammar/verb-clause.ts'
import { buildParticipial, NEGATIVE, pastRelative } from '#core/grammar/verb-dependent.ts'

/** Returns a prefix with the vowel of the concord before it: `ubu-funda`, `ibi-funda`, `ebe-funda`, `usu-funda`. */
const echoVowel = (concord: Morpheme, consonant: string, tag: string): readonly Morpheme[] => [
  concord,
  [consonant + concord[0], tag],
]

/** Returns the words with their first morpheme, a concord, replaced. */
const replaceConcord = ([first = [], ...others]: VerbWords, front: readonly Morpheme[]): VerbWords => [
  [...front, ...first.slice(1)],
  ...others,
]

/** Tells whether the concord has kept its vowel, as it does after another prefix. */
const isWhole = ([first]: VerbWords): boolean => first?.[0]?.[0].includes('(') !== true

/** isiZulu: `bengifunda`, `bewufunda`; after u-, e-, si-, ni- of persons and class 1 and 6 `ubefunda`, `sibefunda`. */
function zuluRecent(clause: Clause, words: VerbWords): VerbWords[] {
  const concord = subjectOf(clause, 'participial')
  const subject = subjectOf(clause, 'subject')
  const between: readonly Morpheme[] = [
    subject,
    [meetsVowel(clause) && words[0]?.[1]?.[1] === 'VRoot' ? 'ba' : 'be', 'Past'],
  ]
  if (/SC(?:2ps|1|6)$/.test(concord[1])) return [replaceConcord(words, between)]
  const before = replaceConcord(words, [['be', 'Past'], glideConcord(words[0]?.[0] ?? concord)])
  return /SC[12]pp$/.test(concord[1]) ? [before, replaceConcord(words, between)] : [before]
}

/** Builds the recent past continuous: `bendifunda`, `ubufunda`, `ebefunda`. */
function buildRecent(clause: Clause, words: VerbWords): VerbWords[] {
  if (clause.grammar.ways.wholeRecentPast) return zuluRecent(clause, words)
  const concord = words[0]?.[0] ?? subjectOf(clause, 'participial')
  if (!isVowel(concord[0].charAt(0))) return [replaceConcord(words, [['be', 'Past'], concord])]
  const echoed = replaceConcord(words, echoVowel(concord, 'b', 'Past'))
  return concord[0] === 'e' ? [echoed, replaceConcord(words, [subjectOf(clause, 'subject'), ['be', 'Past']])] : [echoed]
}

/** Builds the remote past continuous: `ndandifunda`, `wawufunda`, `wayefunda`. */
const buildRemote = (clause: Clause, words: VerbWords): VerbWords =>
  replaceConcord(words, [
    subjectOf(clause, 'subject'),
    ['a', 'Past'],
    glideConcord(words[0]?.[0] ?? subjectOf(clause, 'participial')),
  ])

/** Builds the future continuous after the clause's concord: `ndiza kube ndifunda`, `andizi kube ndifunda`. */
function buildFutureContinuous(clause: Clause, front: readonly Morpheme[]): VerbWords[] {
  const { grammar, request } = clause
  const negative = request.polarity === 'negative'
  const inner = buildParticipial({ ...clause, request: { ...request, polarity: 'positive' } }, 'present')[0] ?? []
  const be: readonly Morpheme[] = [['be', 'AuxVStem']]
  if (grammar.ways.joinedFuture)
    return [
      [
        [
          ...front,
          ...(negative
            ? ([
                ['zu', 'Fut'],
                ['ku', 'SC15'],
              ] as const)
            : ([['zo', 'Fut']] as const)),
          ...be,
        ],
        ...inner,
      ],
    ]
  return ['z', 'y'].map((root) => [
    [...front, [root, 'VRoot'], [negative ? 'i' : 'a', 'VerbTerm']],
    [['ku', 'SC15'], ...be],
    ...inner,
  ])
}

/** Concord and negative before the future of each kind of clause. */
function futureFront(clause: Clause): readonly Morpheme[] {
  const { mood, polarity } = clause.request
  const negative = polarity === 'negative'
  if (mood === 'indicative')
    return negative ? [['a', 'NegPre'], subjectOf(clause, 'negativeSubject')] : [subjectOf(clause, 'subject')]
  return [subjectOf(clause, mood === 'relative' ? 'relative' : 'participial'), ...(negative ? [NEGATIVE] : [])]
}

/** Builds the continuous past: a participial verb within another tense. */
function buildContinuousPast(clause: Clause): VerbWords[] {
  const { tense } = clause.request
  const inner = buildParticipial(clause, tense === 'recent-past' || tense === 'remote-past' ? 'present' : tense).filter(
    isWhole,
  )
  if (tense === 'remote-past') return inner.map((words) => buildRemote(clause, words))
  if (tense === 'potential') return buildRecent(clause, inner[0] ?? [])
  const recent = inner.flatMap((words) => buildRecent(clause, words))
  return tense === 'recent-past' ? recent : [...recent, ...inner.map((words) => buildRemote(clause, words))]
}

/** Returns the continuous past as a relative: `ebendifunda`, `obefunda`, `owayefunda`. */
function relativise(clause: Clause, words: VerbWords): VerbWords {
  const relative = subjectOf(clause, 'relative')
  const [first, second] = words[0] ?? []
  if (first?.[1] === 'Past') return [[['e', relative[1]], ...(words[0] ?? [])], ...words.slice(1)]
  return replaceConcord(words, [second?.[0] === 'a' ? pastRelative(relative) : relative])
}

/** Builds the continuous of past and future: `bendifunda`, `ndandifunda`, `ndiza kube ndifunda`. */
export function buildContinuous(clause: Clause): VerbWords[] {
  const { tense, mood } = clause.request
  if (tense === 'future') return buildFutureContinuous(clause, futureFront(clause))
  const past = buildContinuousPast(clause)
  return mood === 'relative' ? past.map((words) => relativise(clause, words)) : past
}

/** Builds the exclusive ("already"): `sele ndifunda`, `sendifunda`, `usufunda`; isiZulu has the short form first. */
export function buildExclusive(clause: Clause, front: readonly Morpheme[] = []): VerbWords[] {
  const { tense } = clause.request
  const participial = buildParticipial(
    { ...clause, request: { ...clause.request, aspect: 'simple' } },
    tense === 'remote-past' ? 'recent-past' : tense,
  )
  const inner = (tense === 'potential' ? participial.slice(0, 1) : participial).filter(isWhole)
  const whole = inner.map((words): VerbWords => [[...front, ['sele', 'AuxVStem']], ...words])
  const joined = inner.map((words): VerbWords => {
    const concord = words[0]?.[0] ?? subjectOf(clause, 'participial')
    if (!isVowel(concord[0].charAt(0))) return [[...front, ['se', 'Pro'], ...(words[0] ?? [])], ...words.slice(1)]
    return replaceConcord(
      words,
      concord[0] === 'e' ? [subjectOf(clause, 'subject'), ['se', 'Pro']] : echoVowel(concord, 's', 'Pro'),
    )
  })
  const isUnheard = clause.grammar.ways.alreadyApart && meetsVowel(clause)
  if (front.length > 0 || isUnheard) return whole
  return clause.grammar.ways.alreadyApart ? [...joined, ...whole] : [...whole, ...joined]
}
