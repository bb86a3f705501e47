import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import type { ClauseMeaning, JoinedMeaning, JoiningWord, ThingMeaning } from '#core/grammar/sentence/meaning.ts'
import { writeClause } from '#core/grammar/sentence/write-clause.ts'
import { CannotSay } from '#core/grammar/sentence/write-noun.ts'

/** Links between two clauses. Source: the lexicon's links; `xa` with the participial. */
export const LINKS: Readonly<Record<JoiningWord, string>> = {
  and: 'kwaye',
  but: 'kodwa',
  or: 'okanye',
  because: 'kuba',
  so: 'ngoko ke',
  when: 'xa',
  if: 'ukuba',
  that: 'ukuba',
  before: 'phambi kokuba',
  after: 'emva kokuba',
  while: 'ngelixa',
  until: 'de',
  afterwards: '',
}

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

const isSame = (one: ThingMeaning | null, other: ThingMeaning | null): boolean =>
  one?.kind === 'noun' && other?.kind === 'noun' && one.root === other.root

/** Two clauses as one text, and each part with its English. */
export type WrittenJoined = { text: string; parts: readonly (readonly [word: string, english: string])[] }

/** Writes a following action: `yiya evenkileni uze utye`. */
function writeThen(
  one: string,
  first: ClauseMeaning,
  second: ClauseMeaning,
  english: readonly [string, string],
  grammar: NguniGrammar,
): WrittenJoined {
  const who = second.subject ?? ({ kind: 'pronoun', agreement: first.several ? '2pp' : '2ps' } as const)
  const { predicate } = second
  if (
    predicate.kind !== 'verb' ||
    second.negative ||
    !/^(?:present|future)$/.test(first.tense) ||
    who.kind !== 'pronoun' ||
    who.agreement === 'it' ||
    !/^(?:plain|order)$/.test(second.mood)
  )
    throw new CannotSay('then')
  const front =
    conjugateVerb(
      { verb: 'ukuza', subject: who.agreement, mood: 'subjunctive', tense: 'present', polarity: 'positive' },
      grammar,
    ).forms[0] ?? ''
  const two = `${front} ${lowerFirst(writeClause({ ...second, subject: who, mood: 'wish', tense: 'present' }, grammar).text)}`
  return {
    text: capitalise(`${one} ${two}`),
    parts: [
      [one, english[0]],
      [two, `then ${english[1]}`],
    ],
  }
}

/** Writes two clauses with the word that joins them. Throws CannotSay where one of them can't be said surely. */
export function writeJoinedClauses(
  { first, link, second, linkFirst, english, wish }: JoinedMeaning,
  grammar: NguniGrammar,
): WrittenJoined {
  const write = (clause: ClauseMeaning): string => lowerFirst(writeClause(clause, grammar).text)
  const when = (clause: ClauseMeaning): ClauseMeaning =>
    /^(?:when|while|before|after|until)$/.test(link)
      ? { ...clause, joined: link as NonNullable<ClauseMeaning['joined']> }
      : clause
  const other = linkFirst || (link === 'when' && isSame(first.subject, second.subject)) ? second : when(second)
  const [one, two] = [
    write(linkFirst ? when(first) : link === 'that' ? { ...first, followed: true } : first),
    write(other),
  ]
  const said = second.embedded ? two.replace('?', '') : two
  if (link === 'afterwards') return writeThen(one, first, second, english, grammar)
  if (wish)
    return {
      text: capitalise(`${one} ${two}`),
      parts: [
        [one, english[0].replace(/^i\b/, 'I')],
        [two, english[1]],
      ],
    }
  const joined = linkFirst
    ? `${LINKS[link]} ${one}, ${two}`
    : `${one.replace(/\?$/, '')} ${LINKS[link]} ${said}${one.endsWith('?') ? '?' : ''}`
  const [told, linked] = [
    [one, english[0]],
    [LINKS[link], link],
  ] as const
  const parts = [...(linkFirst ? [linked, told] : [told, linked]), [said, english[1]] as const]
  return { text: capitalise(joined), parts: parts.map(([word, meaning]) => [word, meaning.replaceAll(/\bi\b/g, 'I')]) }
}
