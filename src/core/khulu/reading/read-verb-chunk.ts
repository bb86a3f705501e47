import { mayAgree } from '#core/grammar/check-agreement.ts'
import { agreementClass, type Agreement } from '#core/grammar/noun-classes.ts'
import { asStatement, englishHave } from '#core/khulu/reading/english-of-role.ts'
import {
  englishObject,
  englishPredicate,
  englishSubject,
  englishVerbForm,
  isSaidBy,
  ofPerson,
  readVerbSense,
  verbGloss,
  type VerbSense,
} from '#core/khulu/reading/english-of-verb.ts'
import { isThen, type ReadWordMeaning, type WordRole } from '#core/khulu/reading/word-role.ts'
import { englishVerb } from '#core/khulu/words/english-forms.ts'
import { senseInPlace } from '#core/khulu/reading/sense-in-place.ts'
import { type Chunk, OWN_SUBJECT } from '#core/khulu/reading/chunk.ts'

const predicateOf = (role: Extract<WordRole, { kind: 'verb' }>, sense: VerbSense, subject: Agreement | null): string =>
  englishVerbForm(
    role.root,
    subject === null || isSaidBy(sense) ? sense : { ...sense, subject: agreementClass(subject) },
    subject === null || sense.form !== 'statement',
  )

/** Reads "be able to", which is "know" with an infinitive: ndiyakwazi ukuqubha. */
function readAble(
  role: WordRole | undefined,
  doing: WordRole | undefined,
  subject: Agreement | null,
  after: ReadWordMeaning | undefined,
): string | null {
  if (
    role?.kind !== 'verb' ||
    doing?.kind !== 'verb' ||
    role.root.lemma !== 'ukwazi' ||
    readVerbSense(doing.morphemes).form !== 'infinitive'
  )
    return null
  const sense = readVerbSense(role.morphemes)
  const can = predicateOf(
    senseInPlace(doing, after),
    { ...sense, tense: 'can', object: readVerbSense(doing.morphemes).object },
    subject,
  )
  return sense.tense.endsWith('past') ? can.replace(/\bcan(not)?\b/, (_can, not) => (not ? 'could not' : 'could')) : can
}

/** Reads a verb of two words, such as an auxiliary and what is done. */
export function readTwoWords(words: readonly ReadWordMeaning[], at: number, subject: Agreement | null): Chunk | null {
  const role = words[at]?.role
  const verb = words[at + 1]?.role
  const able = readAble(role, verb, subject, words[at + 2])
  if (able !== null) return { text: able, next: at + 2 }
  // Sele efikile: has already arrived.
  if (role?.kind === 'whole' && role.root.lemma === 'sele' && verb?.kind === 'verb') {
    const who = readVerbSense(verb.morphemes).subject ?? '1ps'
    const has = englishHave(subject === null ? who : agreementClass(subject), false)
    return {
      text: `${subject === null ? has : has.replace(OWN_SUBJECT, '')} already ${englishVerb(verbGloss(verb.root)).participle}`,
      next: at + 2,
    }
  }
  if (role?.kind !== 'closed' || verb?.kind !== 'verb') return null
  const sense = readVerbSense(verb.morphemes)
  if (role.word.kind === 'future' && (sense.form === 'infinitive' || sense.subject === '15' || sense.subject === '17'))
    return {
      text: predicateOf(
        senseInPlace(verb, words[at + 2]),
        { ...sense, tense: 'future', form: 'statement', subject: role.word.agreement, negative: role.word.negative },
        subject,
      ),
      next: at + 2,
    }
  if (role.word.kind !== 'before-verb') return null
  const who = asStatement(verb)
  if (role.word.means === 'not-past' || role.word.means === 'never')
    return {
      text: predicateOf(
        verb,
        { ...who, tense: role.word.means === 'never' ? 'future' : 'past', form: 'statement', negative: true },
        subject,
      ),
      next: at + 2,
    }
  const doing = englishVerbForm(
    senseInPlace(verb, words[at + 2]).root,
    { ...who, form: 'order', negative: false, ...(who.object === null ? { applied: false } : {}) },
    false,
  )
  if (role.word.means !== 'must') return { text: `${role.word.means.replace('-', ' ')} ${doing}`, next: at + 2 }
  // Abantwana kufuneka bangalali: the children must not.
  const pronoun = subject !== null || !who.subject ? '' : `${englishSubject(who.subject)} `
  return { text: `${pronoun}must ${who.negative ? 'not ' : ''}${doing}`, next: at + 2 }
}

/** Tells whether the noun of a verb's object concord follows it: ndiyayithanda le ncwadi. English says it once. */
export function namesObject({ object }: VerbSense, words: readonly ReadWordMeaning[], at: number): boolean {
  const [first, second] = [words[at]?.role, words[at + 1]?.role]
  const role = first?.kind === 'closed' && first.word.kind !== 'name' ? second : first
  if (object === '1' && role?.kind === 'closed' && role.word.kind === 'name' && !role.word.place) return true
  return (
    object !== null &&
    object !== 'self' &&
    object !== 'each-other' &&
    role?.kind === 'noun' &&
    role.link === 'none' &&
    mayAgree(object, role.nounClass)
  )
}

/** Reads a verb with its subject and object, in the mood that the words before it ask for. */
export function readVerbChunk(
  role: Extract<WordRole, { kind: 'verb' }>,
  words: readonly ReadWordMeaning[],
  at: number,
  subject: Agreement | null,
): Chunk {
  const before = words[at - 1]?.role
  const own = asStatement(role)
  // Utata uthi uyeza: he or she is coming.
  const sense =
    own.subject === '2ps' && before?.kind === 'verb' && before.root.lemma === 'ukuthi' && words[at - 2]
      ? { ...own, subject: '1' as const }
      : own
  // Yiya evenkileni uze utye: then eat.
  if (before && isThen(before)) return { text: englishVerbForm(role.root, { ...sense, form: 'order' }), next: at + 1 }
  // Yiza uhlale: come and sit.
  const last = before?.kind === 'whole' && before.root.partOfSpeech !== 'conjunction' ? words[at - 2]?.role : before
  if (sense.form === 'wish' && last?.kind === 'verb' && readVerbSense(last.morphemes).form.startsWith('order'))
    return { text: `and ${englishVerbForm(role.root, { ...sense, form: 'order' }, false)}`, next: at + 1 }
  if (sense.form === 'wish' && sense.subject !== null) {
    const whom = subject === null ? `${englishObject(sense.subject)} ` : ''
    const doing = englishVerbForm(role.root, { ...sense, form: 'order', negative: false }, false)
    return { text: `${whom}${sense.negative ? 'not ' : ''}to ${doing}`, next: at + 1 }
  }
  const asked = before?.kind === 'whole' && (words[at - 1]?.word ?? '').endsWith('bani')
  if (sense.form === 'who' && asked) return { text: englishPredicate(role.root, sense), next: at + 1 }
  return {
    text: ofPerson(
      predicateOf(
        senseInPlace(role, words[at + 1], before),
        namesObject(sense, words, at + 1) ? { ...sense, object: null } : sense,
        subject,
      ),
      before?.kind === 'noun' ? before.root : undefined,
    ),
    next: at + 1,
  }
}
