import { mayAgree } from '#core/grammar/check-agreement.ts'
import { agreementClass, isPerson, type Agreement } from '#core/grammar/noun-classes.ts'
import type { ReadWordMeaning, WordRole } from '#core/khulu/reading/word-role.ts'
import { asStatement, isCopula } from '#core/khulu/reading/english-of-role.ts'
import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import { isToBe } from '#core/khulu/reading/to-be.ts'

/** Part of a word in its sentence: `start` may precede a command, `link` another clause. */
type Part =
  | 'noun'
  | 'follower'
  | 'predicate'
  | 'infinitive'
  | 'order'
  | 'future'
  | 'link'
  | 'ask'
  | 'other'
  | 'wish'
  | 'passive'

const ASKING = /^(?:what|where|when|how)$/

function partOf({ role, english }: ReadWordMeaning): Part {
  switch (role.kind) {
    case 'noun':
      return isCopula(role) ? 'predicate' : role.link === 'of' ? 'follower' : role.link === 'none' ? 'noun' : 'other'
    case 'has':
    case 'at':
      return 'predicate'
    case 'owner':
      return 'follower'
    case 'quality':
      return 'follower'
    case 'verb': {
      const { form } = asStatement(role)
      const written = role.morphemes.map(([piece]) => piece).join('')
      if (form === 'order' || form === 'order-many')
        return role.morphemes.at(-1)?.[0] === 'e' || /^u?nga/.test(written) ? 'wish' : 'order'
      if (form === 'statement' && readVerbSense(role.morphemes).passive) return 'passive'
      return form === 'infinitive'
        ? 'infinitive'
        : form === 'who'
          ? 'follower'
          : form === 'let-us' || role.morphemes.at(-1)?.[0] === 'e'
            ? 'wish'
            : 'predicate'
    }
    case 'closed':
      return partOfClosed(role)
    case 'whole':
      return role.morphemes[0]?.[1].startsWith('SC')
        ? 'predicate'
        : role.root.partOfSpeech !== 'conjunction' && ASKING.test(english)
          ? 'ask'
          : /^(?:conjunction|interjection)$/.test(role.root.partOfSpeech) ||
              /^(?:and|but|because|when|if|that|or|so|then|while|until|why|who)\b/.test(english)
            ? 'link'
            : 'other'
    case 'unknown':
      return 'other'
  }
}

function partOfClosed({ word }: Extract<WordRole, { kind: 'closed' }>): Part {
  switch (word.kind) {
    case 'future':
      return 'future'
    case 'quality':
    case 'absent':
    case 'exists':
    case 'where':
    case 'has-it':
      return 'predicate'
    case 'joined':
      return word.relation.startsWith('it is') ? 'predicate' : 'other'
    case 'said':
      return word.english.startsWith('it is') || word.english.startsWith('they are') ? 'predicate' : 'other'
    case 'before-verb':
      return 'link'
    case 'owner':
    case 'number':
      return 'follower'
    default:
      return 'other'
  }
}

/** Tells whether a verb is what a future ends with: kufunda of ndiza kufunda. */
function isFutureEnd({ role }: ReadWordMeaning): boolean {
  const sense = role.kind === 'verb' ? readVerbSense(role.morphemes) : null
  return sense !== null && (sense.form === 'infinitive' || sense.subject === '15' || sense.subject === '17')
}

/** Returns the subject of a predicate, if it is a class of things. */
function subjectOf({ role }: ReadWordMeaning): Agreement | null {
  const subject =
    role.kind === 'verb'
      ? readVerbSense(role.morphemes).subject
      : role.kind === 'has' || role.kind === 'at'
        ? role.subject
        : null
  return subject === null || isPerson(subject) ? null : agreementClass(subject)
}

/** Tells whether one part may stand after another in a clause. */
function mayFollow(part: Part, before: Part | undefined, predicates: number, nouns: number, opened: boolean): boolean {
  switch (part) {
    case 'order':
      return (
        before === undefined ||
        before === 'other' ||
        before === 'link' ||
        (before === 'noun' && nouns === 1 && predicates === 0)
      )
    case 'passive':
    case 'predicate':
      return (
        predicates === 0 ||
        before === 'link' ||
        (opened && before === 'predicate') ||
        before === 'passive' ||
        before === 'future'
      )
    case 'follower':
      return before !== undefined
    case 'ask':
      return (
        before === 'predicate' ||
        before === 'future' ||
        before === 'passive' ||
        before === 'noun' ||
        before === 'infinitive' ||
        before === 'wish' ||
        before === 'order'
      )
    case 'noun':
      return nouns < (predicates > 0 ? 4 : 2)
    default:
      return true
  }
}

/**
 * Tells whether words make one sentence or phrase, so that it can be translated as a whole. It needs one agreeing
 * predicate in each clause, commands at clause beginnings, and question words after their phrase.
 */
export function isWhole(words: readonly ReadWordMeaning[]): boolean {
  let predicates = 0
  let nouns = 0
  let said = 0
  let subject: Agreement | null = null
  let before: Part | undefined
  let last = ''
  let toBe = false
  let relative = false
  // When I am hungry, I eat; he says he is coming.
  const opened =
    /^(?:when|if)$/.test(words[0]?.english ?? '') ||
    words.some(({ role }) => role.kind === 'verb' && role.root.lemma === 'ukuthi')
  for (const word of words) {
    const own = toBe ? 'other' : partOf(word)
    toBe = isToBe(word.role)
    // Ndiya ekhaya goes home; ndiya kufunda will learn.
    const part = own === 'future' ? 'predicate' : before === 'future' && isFutureEnd(word) ? 'infinitive' : own
    if (
      !mayFollow(part, before, predicates, nouns, opened) ||
      (part === 'order' && before === 'noun' && /^[aeiou]/i.test(last))
    )
      return false
    last = word.word
    const who = part === 'predicate' || part === 'passive' ? subjectOf(word) : null
    if (word.role.kind === 'noun' && word.role.link === 'with' && predicates === 0) subject = null
    if (who !== null && subject !== null && predicates === 0 && !mayAgree(who, subject)) return false
    if (part === 'link') [predicates, nouns, subject] = [0, 0, null]
    // Umfazi othetha isiNgesi ungugqirha: what is spoken is no subject.
    if (part === 'noun' && relative) relative = false
    else if (part === 'noun') {
      nouns++
      if (word.role.kind === 'noun') subject = word.role.nounClass
    }
    if (part === 'predicate' || part === 'passive' || part === 'order' || part === 'wish') {
      predicates++
      said++
    }
    relative ||= word.role.kind === 'verb' && part === 'follower'
    before = own === 'future' ? own : part
  }
  // When, if and because begin a clause, and say nothing by themselves.
  return !(
    said === 0 &&
    words.length > 1 &&
    words.some((word) => partOf(word) === 'link' && /^(?:when|if|because|that|while|why)\b/.test(word.english))
  )
}
