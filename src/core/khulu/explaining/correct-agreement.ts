import { checkAgreement, mayAgree } from '#core/grammar/check-agreement.ts'
import {
  adjectiveForm,
  adjectivePredicate,
  demonstrativeForm,
  quantifierForm,
  relativeForm,
} from '#core/grammar/agree.ts'
import { makePossessive } from '#core/grammar/inflect-noun.ts'
import { joinMorphemes } from '#core/grammar/join-morphemes.ts'
import { classOfTag, kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import { agreementClass, isPerson, type Agreement, type NounClass } from '#core/grammar/noun-classes.ts'
import type { Correction, KhuluWorld } from '#core/khulu/khulu-world.ts'
import { say, type KhuluText } from '#core/khulu/khulu-answer.ts'
import { concordOfRole } from '#core/khulu/reading/concord-of-role.ts'
import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import type { WordRole } from '#core/khulu/reading/word-role.ts'

/** Noun with which other words agree, or all candidates of several nouns in a row. */
export type Head = { text: string; nounClass: NounClass }

/** Subject of the verb: a noun, or an added pronoun. */
export type Subject = { text: string; agreement: Agreement }

/** Tells whether a word may belong to a person or thing, as an agreeing word or as its verb. */
function fits(roles: readonly WordRole[], agreement: Agreement): boolean {
  return roles.some((role) => {
    const own = concordOfRole(role)
    if (own !== null && checkAgreement(own, agreement) !== 'other') return true
    if (own?.isAdjective) return false
    const sense = role.kind === 'verb' ? readVerbSense(role.morphemes) : null
    // U- is you, and he or she.
    if (own?.agreement === '2ps' && (agreementClass(agreement) === '1' ? sense?.negative !== true : agreement === '3'))
      return true
    const object = sense?.object ?? null
    return object !== null && object !== 'self' && object !== 'each-other' && mayAgree(object, agreement)
  })
}

/** Returns the concord of a class or person in the place of another. */
function concordFor(
  [form, tag]: Morpheme,
  before: Morpheme | undefined,
  agreement: Agreement,
  { engine }: KhuluWorld,
): Morpheme {
  const { classes, persons } = engine.grammar.concords
  const kind = kindOfTag(tag)
  if (kind === 'SC')
    return [
      (isPerson(agreement) ? persons[agreement] : classes[agreement])[
        before?.[1].startsWith('NegPre') ? 'negativeSubject' : 'subject'
      ],
      `SC${agreementClass(agreement)}`,
    ]
  const concords = isPerson(agreement) ? null : classes[agreement]
  const written =
    kind === 'PossConc'
      ? concords?.possessive
      : kind === 'AdjPref'
        ? concords?.adjective
        : kind === 'RelConc'
          ? concords?.relative
          : form
  return [written ?? form, `${kind}${agreementClass(agreement)}`]
}

/** Returns the word with the concord of the noun; null where it can't be made. */
function agreeWith(
  morphemes: readonly Morpheme[],
  kinds: readonly string[],
  agreement: Agreement,
  world: KhuluWorld,
): string | null {
  const at = morphemes.findIndex(([, tag]) => kinds.includes(kindOfTag(tag)))
  const concord = morphemes[at]
  if (!concord || classOfTag(concord[1]) === '') return null
  const corrected = morphemes.map((morpheme, index) =>
    index === at ? concordFor(concord, morphemes[index - 1], agreement, world) : morpheme,
  )
  return joinMorphemes(corrected, world.engine.grammar)[0] ?? null
}

/** Corrects a verb whose concord does not agree with its subject. */
export function correctVerb(
  roles: readonly WordRole[],
  { text, agreement }: Subject,
  world: KhuluWorld,
): Correction | null {
  const first = roles.find(
    (role) => role.kind === 'has' || (role.kind === 'verb' && readVerbSense(role.morphemes).form === 'statement'),
  )
  const own = first && concordOfRole(first)?.agreement
  if (
    !first ||
    own === undefined ||
    fits(roles, agreement) ||
    (!isPerson(agreement) && isPerson(own) && first.morphemes[0]?.[0] !== 'u')
  )
    return null
  const right = agreeWith(first.morphemes, ['SC'], agreement, world)
  if (right === null) return null
  if (isPerson(agreement)) return { right, why: say('khulu.rule.concord'), rule: 'khulu.rule.concord' }
  return {
    right,
    why: say(
      'khulu.correct.subject',
      { noun: text, concord: `${world.engine.grammar.concords.classes[agreement].subject}-` },
      { nounClass: agreement },
    ),
    rule: 'khulu.rule.concord',
  }
}

const agreed = (right: string | null | undefined, { text, nounClass }: Head, rule: KhuluText): Correction | null =>
  right === null || right === undefined
    ? null
    : { right, why: say('khulu.correct.agrees', { noun: text, word: right }, { nounClass }), rule }

const FOLLOWERS = ['PossConc', 'AdjPref', 'RelConc']

/** Returns a demonstrative, all and only in the noun's class: lo inja, yonke abantwana. */
function closedForm(roles: readonly WordRole[], { nounClass }: Head, { engine }: KhuluWorld): string | undefined {
  const [word] = roles.flatMap((role) =>
    role.kind === 'closed' && (role.word.kind === 'pointing' || role.word.kind === 'quantity') ? [role.word] : [],
  )
  if (!word || ('agreement' in word && isPerson(word.agreement))) return undefined
  return word.kind === 'pointing'
    ? demonstrativeForm(word.position, nounClass, engine.grammar)[0]
    : quantifierForm(word.stem, nounClass, engine.grammar)
}

/** Corrects a word that must agree with its noun: possessive, description, which, or all. */
export function correctFollower(
  roles: readonly WordRole[],
  heads: readonly Head[],
  world: KhuluWorld,
): Correction | null {
  const head = heads.at(-1)
  if (!head || heads.some(({ nounClass }) => fits(roles, nounClass))) return null
  const closed = agreed(closedForm(roles, head, world), head, 'khulu.rule.nounClass')
  const follower = closed
    ? undefined
    : roles.find(
        (role) => role.kind === 'owner' || role.kind === 'quality' || (role.kind === 'noun' && role.link === 'of'),
      )
  // Of who is called by name it is ka-: inkomo katata.
  const owned =
    follower?.kind === 'noun' && follower.nounClass === '1a'
      ? makePossessive(follower.root.lemma, '1a', head.nounClass, world.engine.grammar)
      : // Encinci is no oncinci of umntwana: the class has a beginning of its own for what describes.
        follower?.kind === 'quality' && follower.root.partOfSpeech === 'adjective'
        ? adjectiveForm(follower.root.root, head.nounClass, world.engine.grammar)
        : undefined
  return (
    closed ??
    (follower
      ? agreed(
          owned ?? agreeWith(follower.morphemes, FOLLOWERS, head.nounClass, world),
          head,
          follower.kind === 'quality' ? 'khulu.rule.adjective' : 'khulu.rule.possessive',
        )
      : null)
  )
}

/**
 * Corrects a description without its concord: `izinja zikhulu` is zinkulu, `isikolo inkulu` sikhulu, `ikati mhlophe`
 * imhlophe. @param tells whether it may be the sentence's predicate, and not only an attribute
 */
export function correctQuality(
  word: string,
  roles: readonly WordRole[],
  head: Head,
  tells: boolean,
  { engine }: KhuluWorld,
): Correction | null {
  const { grammar, lexicon } = engine
  if (fits(roles, head.nounClass)) return null
  const { subject } = grammar.concords.classes[head.nounClass]
  const rest = word.startsWith(subject) ? word.slice(subject.length) : ''
  const said = roles.flatMap((role) =>
    role.kind === 'closed' && role.word.kind === 'quality' && !role.word.negative ? [role.word.root] : [],
  )
  const bare = [word, rest, rest.slice(1), rest.slice(2)].filter((stem, at) => stem.length > (at === 0 ? 2 : 1))
  const root =
    said[0] ??
    bare
      .flatMap((stem) => lexicon.stems.AdjStem.get(stem) ?? [])
      .find(({ partOfSpeech }) => partOfSpeech === 'adjective') ??
    (word.length > 3 ? lexicon.stems.RelStem.get(word)?.[0] : undefined)
  if (!root) return null
  const isRelative = root.partOfSpeech === 'relative'
  if (!tells)
    return agreed(
      (isRelative ? relativeForm : adjectiveForm)(root.root, head.nounClass, grammar),
      head,
      'khulu.rule.adjective',
    )
  return agreed(
    isRelative ? subject + root.root : adjectivePredicate(root.root, head.nounClass, grammar),
    head,
    'khulu.rule.adjective',
  )
}
