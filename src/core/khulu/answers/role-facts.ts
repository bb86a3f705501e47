import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { distinctSources, lexiconSource, ruleSource } from '#core/khulu/answers/word-blocks.ts'
import { say, type AnswerSource, type KhuluThread, type Saying } from '#core/khulu/khulu-answer.ts'
import type { Asker, KhuluWorld } from '#core/khulu/khulu-world.ts'
import { firstSense } from '#core/khulu/reading/english-of-role.ts'
import type { ReadMeaning } from '#core/khulu/reading/english-of-sentence.ts'
import { englishPlural } from '#core/khulu/words/english-forms.ts'
import type { WordRole } from '#core/khulu/reading/word-role.ts'

/** Returns the root of the lexicon that a word in its role comes from. */
export const rootOf = (role: WordRole): LexiconRoot | undefined =>
  'root' in role ? role.root : role.kind === 'closed' && role.word.kind === 'quality' ? role.word.root : undefined

/** Lists all meanings of a root, in Afrikaans if the asker prefers it and the lexicon has them. */
export const sensesOf = (root: LexiconRoot, world: KhuluWorld): string => {
  const own = world.prefersAfrikaans ? world.afrikaans.senses.get(root.id) : undefined
  return own ? own.join('; ') : root.senses.map((sense) => sense.replace(/^to /, '')).join('; ')
}

/** Returns a meaning in Afrikaans, if Khulu has the word. */
export function inAfrikaans(root: LexiconRoot | undefined, asker: Asker, { afrikaans }: KhuluWorld): Saying[] {
  // The meaning is in Afrikaans already where the lexicon has it so.
  const word =
    asker.language === 'af' && root && !afrikaans.senses.has(root.id)
      ? afrikaans.fromEnglish.get(firstSense(root).toLowerCase())
      : undefined
  return word === undefined ? [] : [say('khulu.mean.afrikaans', {}, { word })]
}

/** Returns what the next question can go on about: a noun, a verb with person and tense, or a word. */
export function threadOf(role: WordRole | undefined, word: string, before?: WordRole): KhuluThread {
  if (role?.kind === 'noun' && role.link === 'none') return { kind: 'noun', noun: role.root.lemma }
  if (role?.kind !== 'verb') return { kind: 'word', word }
  const { subject, tense, negative } =
    before?.kind === 'closed' && before.word.kind === 'future'
      ? { subject: before.word.agreement, tense: before.word.kind, negative: before.word.negative }
      : readVerbSense(role.morphemes)
  return {
    kind: 'verb',
    verb: role.root.lemma,
    subject: subject ?? '1ps',
    tense: tense === 'future' || tense === 'past' || tense === 'long-past' ? tense : 'present',
    negative,
  }
}

/** Lists a noun's facts besides its meaning: its class, and the singular of a plural. */
export function nounFacts(role: WordRole): Saying[] {
  if (role.kind !== 'noun' || role.root.nounClass === undefined) return []
  if (role.plural && role.root.plural !== undefined)
    return [say('khulu.mean.pluralOf', { word: role.root.lemma }, { nounClass: role.nounClass })]
  return [say('khulu.mean.nounClass', {}, { nounClass: role.nounClass })]
}

/** Lists the plurals of all that a noun means: amagama are names and words. */
export const severalOf = (role: WordRole, { prefersAfrikaans }: KhuluWorld): string | undefined =>
  role.kind === 'noun' && role.plural && role.link === 'none' && !prefersAfrikaans && role.root.senses.length > 1
    ? role.root.senses
        .map(
          (sense) =>
            sense
              .replaceAll(/\([^)]*\)/g, '')
              .split(',')[0]
              ?.trim() ?? '',
        )
        .map((sense) => englishPlural(sense) ?? sense)
        .join('; ')
    : undefined

/** Names the verb that a form belongs to, with all its meanings. */
export const rootFacts = (role: WordRole, world: KhuluWorld): Saying[] =>
  role.kind === 'verb' || (role.kind === 'noun' && role.link !== 'none')
    ? [say('khulu.mean.root', { word: role.root.lemma }, { meaning: sensesOf(role.root, world) })]
    : []

/** Lists the sources of a reading: the roots of its words, and the rules of their forms. */
export function sourcesOf({ words }: ReadMeaning): AnswerSource[] {
  const roots = words.flatMap(({ role }) => rootOf(role) ?? [])
  const rules = words.flatMap(({ role }): AnswerSource[] =>
    role.kind === 'verb'
      ? [ruleSource('khulu.rule.concord')]
      : role.kind === 'noun' && role.link === 'place'
        ? [ruleSource('khulu.rule.place')]
        : role.kind === 'owner'
          ? [ruleSource('khulu.rule.possessive')]
          : [],
  )
  const all = distinctSources([...roots.map(lexiconSource), ...rules])
  return all.length > 0 ? all : [ruleSource('khulu.rule.attested')]
}
