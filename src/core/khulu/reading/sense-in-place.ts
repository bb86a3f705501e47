import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import type { ReadWordMeaning, WordRole } from '#core/khulu/reading/word-role.ts'

/** Words after which *ukuhlala* is to live there. */
const LIVES = /^(?:phi|apha|phaya|kude|kufuphi)$/

/** Returns a verb in the sense that its neighbours give it: *ukufunda* with a text is "read". */
export function senseInPlace(
  role: Extract<WordRole, { kind: 'verb' }>,
  next: ReadWordMeaning | undefined,
  before?: WordRole,
): typeof role {
  const noun = next?.role.kind === 'noun' ? next.role : undefined
  const named = next?.role.kind === 'closed' && next.role.word.kind === 'name' && next.role.word.place
  // Ndiphilile, siyaphila: who lives is well, where nothing else is said of it.
  const well = role.root.lemma === 'ukuphila' && !next && !role.morphemes.some(([, tag]) => /Ext$|BPre/.test(tag))
  const lives =
    role.root.lemma === 'ukuhlala' &&
    !role.morphemes.some(([form]) => form === 'hlel') &&
    (noun?.link === 'place' ||
      (noun?.link === 'with' && noun.root.semanticClass === 'person') ||
      (next?.role.kind === 'closed' &&
        ((next.role.word.kind === 'joined' && next.role.word.relation === 'with') ||
          (next.role.word.kind === 'pointing' && next.role.word.place))) ||
      named ||
      LIVES.test(next?.word ?? ''))
  const reads =
    role.root.lemma === 'ukufunda' &&
    (readVerbSense(role.morphemes).passive || readVerbSense(role.morphemes).form === 'who'
      ? before?.kind === 'noun' && before.root.semanticClass === 'text'
      : noun?.link === 'none' && noun.root.semanticClass === 'text')
  // Whom one remembers, one misses: ndiyakukhumbula.
  const object = role.root.lemma === 'ukukhumbula' ? readVerbSense(role.morphemes).object : null
  const misses = object !== null && /^(?:[12]p[sp]|[12])$/.test(object)
  // Who has put on a dress is wearing it.
  const wears = role.root.lemma === 'ukunxiba' && readVerbSense(role.morphemes).tense === 'past'
  const goes =
    role.root.lemma === 'ukuhamba' &&
    (noun?.link === 'place' ||
      named ||
      /^(?:ngomso|ngoku|izolo|namhlanje|kusasa|phi|nini|apha)$/.test(next?.word ?? ''))
  // Uhambile: who has gone.
  const left = role.root.lemma === 'ukuhamba' && !next && role.morphemes.at(-1)?.[1] === 'Perf'
  return reads || left || (role.morphemes.at(-1)?.[1] !== 'Subj' && (lives || goes || well || wears || misses))
    ? {
        ...role,
        root: {
          ...role.root,
          senses: [
            left
              ? 'leave'
              : misses
                ? 'miss'
                : well
                  ? 'be well'
                  : wears
                    ? 'become wearing'
                    : lives
                      ? 'live'
                      : reads
                        ? 'read'
                        : 'go',
          ],
        },
      }
    : role
}
