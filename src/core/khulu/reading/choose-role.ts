import { isSameAgreement, mayAgree } from '#core/grammar/check-agreement.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { Agreement } from '#core/grammar/noun-classes.ts'
import { plainWord, pluralClassOf, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { asStatement, isCopula } from '#core/khulu/reading/english-of-role.ts'
import { isDoneTo } from '#core/khulu/reading/noun-phrase.ts'
import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import type { WordRole } from '#core/khulu/reading/word-role.ts'
import { readShortNoun } from '#core/khulu/reading/known-roles.ts'

/** Returns the subject concord of a role, if it has one. */
export function subjectOf(role: WordRole): Agreement | null {
  if (role.kind === 'verb') {
    const sense = readVerbSense(role.morphemes)
    return sense.form === 'statement' ? sense.subject : null
  }
  if (role.kind === 'has' || role.kind === 'at') return role.subject
  if (isCopula(role)) return role.agreement ?? null
  return role.kind === 'closed' && (role.word.kind === 'quality' || role.word.kind === 'future')
    ? role.word.agreement
    : null
}

/** Tells whether a role has a root that the sentence was made of. */
const isMeant = (role: WordRole, meant: ReadonlySet<LexiconRoot>): boolean =>
  ('root' in role && meant.has(role.root)) ||
  (role.kind === 'closed' && role.word.kind === 'quality' && meant.has(role.word.root))

/**
 * Returns the role of a word after a noun that has no verb yet.
 * *Ikati isela* is "the cat drinks", though *isela* is also a thief.
 */
export function chooseRole(
  all: readonly WordRole[],
  noun: Agreement | null,
  told: boolean,
  meant: ReadonlySet<LexiconRoot>,
): WordRole {
  const [first] = all
  const agreesWith = (role: WordRole): boolean => noun !== null && isSameAgreement(subjectOf(role) ?? '1ps', noun)
  if (first?.kind === 'closed' && first.word.kind !== 'quality')
    return (first.word.kind === 'future' ? all.find(agreesWith) : undefined) ?? first
  // Izolo is yesterday before it is that it is so.
  if (first?.kind === 'whole' && first.root.partOfSpeech === 'adverb') return first
  const likely = all.filter((role) => isMeant(role, meant))
  const roles = likely.length > 0 ? likely : all
  const doneTo =
    noun === null || first?.kind !== 'verb' || mayAgree(readVerbSense(first.morphemes).subject ?? '1ps', noun)
      ? undefined
      : roles.find((role) => role.kind === 'verb' && isDoneTo(role, noun))
  if (doneTo) return doneTo
  const owned =
    noun === null
      ? undefined
      : roles.find(
          (role) =>
            (role.kind === 'owner' || (role.kind === 'quality' && role.root.lemma !== '-ze')) &&
            mayAgree(role.agreement, noun),
        )
  const agreeing =
    noun === null
      ? undefined
      : roles.find((role) => {
          const subject = subjectOf(role)
          // U- is you, and he or she.
          return (
            subject !== null &&
            (isSameAgreement(subject, noun) ||
              (subject === '2ps' && isSameAgreement('1', noun) && (role.kind === 'has' || role.kind === 'at')))
          )
        })
  // Ababini, two, is no verb after a noun.
  const placed =
    roles[0]?.kind === 'noun' &&
    roles[0].link === 'of' &&
    (noun === null ||
      roles[0].root.lemma === 'ikhaya' ||
      (roles[0].agreement !== undefined && !mayAgree(roles[0].agreement, noun)))
      ? roles.find((role) => role.kind === 'noun' && role.link === 'place')
      : undefined
  if (placed) return placed
  // Aba ngabantwana: they are children, and not by them.
  const isSaid =
    roles[0]?.kind === 'verb'
      ? noun !== null && readVerbSense(roles[0].morphemes).form === 'order'
      : !told && roles[0]?.kind === 'noun' && roles[0].link === 'means' && roles[0].root.semanticClass === 'person'
  const said = isSaid ? roles.find(isCopula) : undefined
  if (said) return said
  const isCount = owned?.kind === 'quality' && owned.root.partOfSpeech === 'numeral'
  return (
    (owned?.kind === 'owner' || isCount || told ? owned : undefined) ??
    agreeing ??
    owned ??
    roles[0] ?? { kind: 'unknown', morphemes: [] }
  )
}

export const isFollower = (role: WordRole): boolean =>
  role.kind === 'owner' ||
  role.kind === 'quality' ||
  (role.kind === 'noun' && role.link === 'of') ||
  (role.kind === 'closed' && ['pointing', 'quantity'].includes(role.word.kind))

/** Verbs before an infinitive: *ndifuna ukutya* is "I want to eat" before it is "I want food". */
export const WANTS: ReadonlySet<string> = new Set(['ukufuna', 'ukuthanda', 'ukwazi', 'ukuqala', 'ukuzama', 'ukunqwena'])

/** Tells whether a verb is followed by food: ndicela ukutya. */
export const feedsBy = (role: WordRole): boolean =>
  role.kind === 'verb' &&
  !WANTS.has(role.root.lemma) &&
  (/^uku(?:cela|nika|pha)$/.test(role.root.lemma) || role.root.objects?.includes('food') === true)

/** Finds the infinitive of a word that is also a noun: ukutya, food. */
export function infinitiveOf(word: string, { lexicon }: LanguageEngine): WordRole | undefined {
  const root = lexicon.words.get(plainWord(word))?.find(({ partOfSpeech }) => partOfSpeech === 'verb')
  return (
    root && {
      kind: 'verb',
      root,
      morphemes: [
        ['u', 'NPrePre15'],
        ['ku', 'BPre15'],
        [root.root, 'VRoot'],
        ['a', 'VerbTerm'],
      ],
    }
  )
}

/** Returns the noun that the sentence was made of: *ukutya*, "food", also an infinitive, or *kutya* after a negative. */
export function nounMeant(word: string, meant: ReadonlySet<LexiconRoot>): WordRole | undefined {
  const plain = plainWord(word)
  const isShort = (form: string | undefined): boolean =>
    form !== undefined && plainWord(form).replace(/^[aeiou]+/, '') === plain
  const root = [...meant].find(
    (one) =>
      one.partOfSpeech === 'noun' &&
      ((one.nounClass === '15' && plainWord(one.lemma) === plain) || isShort(one.lemma) || isShort(one.plural)),
  )
  if (root?.nounClass === undefined) return undefined
  const plural = !isShort(root.lemma) && plainWord(root.lemma) !== plain
  return { kind: 'noun', root, plural, nounClass: root.nounClass, link: 'none', morphemes: [[plain, 'NStem']] }
}

/** Chooses the fitting verb of one stem: usele may be of ukusala or ukusela. */
export function ofSameStem(
  role: Extract<WordRole, { kind: 'verb' }>,
  fits: (root: LexiconRoot) => boolean,
  { lexicon }: LanguageEngine,
): WordRole {
  const root = lexicon.stems.VRoot.get(role.morphemes.find(([, tag]) => tag === 'VRoot')?.[0] ?? '')?.find(fits)
  return root ? { ...role, root } : role
}

/**
 * Replaces a noun by the one of the same stem and class that was meant: *ifama*, "farm", or *imfama*, "blind person".
 */
export function asMeant(role: WordRole, meant: ReadonlySet<LexiconRoot>, engine: LanguageEngine): WordRole {
  if (role.kind === 'verb' && !meant.has(role.root)) return ofSameStem(role, (root) => meant.has(root), engine)
  if (role.kind !== 'noun' || meant.has(role.root)) return role
  const root = [...meant].find(
    (one) => one.partOfSpeech === 'noun' && one.root === role.root.root && one.nounClass === role.root.nounClass,
  )
  return root ? { ...role, root } : role
}

/** Verbs followed by a requested act: ndifuna uhambe, ndicela undincede. */
export const ASKS_FOR: ReadonlySet<string> = new Set(['ukufuna', 'ukucela'])

/** Reads a wish as such, though it ends like a past. */
export function asWished(role: WordRole, isWished: boolean): WordRole {
  const [piece, tag] = role.morphemes.at(-1) ?? []
  return isWished &&
    role.kind === 'verb' &&
    piece === 'e' &&
    tag === 'VerbTerm' &&
    asStatement(role).form === 'statement'
    ? {
        ...role,
        morphemes: [...role.morphemes.slice(0, -1), ['e', 'Subj'] as const].map(([form, own], at) => [
          form,
          at === 0 ? own.replace('OC', 'SC') : own,
        ]),
      }
    : role
}

/**
 * Reads a noun or infinitive without its initial vowel, as it stands after a negative verb or a demonstrative.
 * Examples: *asifuni nyama*, *andifuni kuhamba*, *kule veki*.
 */
export function listShort(
  word: string,
  prior: WordRole | undefined,
  wants: boolean,
  engine: LanguageEngine,
): WordRole[] | undefined {
  const isShort =
    prior?.kind === 'verb'
      ? readVerbSense(prior.morphemes).negative
      : prior?.kind === 'closed' && prior.word.kind === 'pointing'
  if (
    !isShort ||
    /^[aeiou]/i.test(word) ||
    engine.lexicon.words.get(plainWord(word))?.some(({ partOfSpeech }) => partOfSpeech === 'conjunction')
  )
    return undefined
  const short = readShortNoun(plainWord(word), engine)
  const doing = prior?.kind === 'verb' && /^k[uw]/i.test(word) ? infinitiveOf(`u${word}`, engine) : undefined
  // Ezo fowuni: those phones.
  const many =
    short?.kind === 'noun' &&
    prior?.kind === 'closed' &&
    prior.word.kind === 'pointing' &&
    ['8', '10'].includes(prior.word.agreement) &&
    short.root.plural !== undefined
      ? { ...short, plural: true, nounClass: pluralClassOf(short.root) ?? short.nounClass }
      : short
  const roles = wants ? [doing, many] : [many, doing]
  return roles.some((role) => role) ? roles.flatMap((role) => role ?? []) : undefined
}
