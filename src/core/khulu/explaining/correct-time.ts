import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import type { correctWords } from '#core/khulu/explaining/correct-words.ts'
import { say } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import { listRoles } from '#core/khulu/reading/list-roles.ts'
import type { WordRole } from '#core/khulu/reading/word-role.ts'

type Looked = ReturnType<typeof correctWords>

/** Pattern of a time in the past: yesterday, last week. */
const IS_OVER = /^(?:yesterday|last (?:week|month|year|night)|the day before)/

/** True for a verb by itself, now: ndiya, uyasebenza, andiyi. */
const isNow = (role: WordRole): role is Extract<WordRole, { kind: 'verb' }> =>
  role.kind === 'verb' &&
  /^(?:NegPre )?SC (?:Pres )?VRoot VerbTerm$/.test(
    role.morphemes.map(([, tag]) => tag.replace(/^SC.*/, 'SC')).join(' '),
  ) &&
  readVerbSense(role.morphemes).tense === 'present'

/**
 * Corrects the tense by the time: `Ndiya eKapa izolo` → `Ndiye eKapa izolo`. It changes only sentences with one verb.
 */
export function correctTime(looked: Looked, { engine, closed }: KhuluWorld): Looked {
  const text = ` ${looked.map(({ word }) => word.toLowerCase()).join(' ')} `
  if (
    !engine.lexicon.roots.some(
      ({ partOfSpeech, lemma, senses }) =>
        partOfSpeech === 'adverb' && text.includes(` ${lemma} `) && senses.some((sense) => IS_OVER.test(sense)),
    )
  )
    return looked
  const roles = looked.map(({ word, correction }) => listRoles(correction?.right ?? word, engine, closed))
  const verbs = roles.flatMap((all, at) =>
    all[0]?.kind === 'verb' || (all[0]?.kind === 'closed' && all[0].word.kind === 'future') ? [at] : [],
  )
  const [at = 0] = verbs
  const role = verbs.length === 1 ? roles[at]?.find(isNow) : undefined
  const { subject, negative } = role ? readVerbSense(role.morphemes) : { subject: null, negative: false }
  if (!role || subject === null) return looked
  const [right] = conjugateVerb(
    {
      verb: role.root.lemma,
      subject,
      tense: 'recent-past',
      polarity: negative ? 'negative' : 'positive',
      mood: 'indicative',
      verbForm: at < looked.length - 1 ? 'short' : 'long',
    },
    engine.grammar,
  ).forms
  return right === undefined
    ? looked
    : looked.with(at, {
        word: looked[at]?.word ?? '',
        known: true,
        correction: { right, why: say('khulu.rule.past'), rule: 'khulu.rule.past' },
      })
}
