import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { Morpheme } from '#core/grammar/morpheme.ts'
import { isPerson, NOUN_CLASSES, PERSONS } from '#core/grammar/noun-classes.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

/**
 * Perfects that are not made with -ile, by what follows the concord: `diniwe`, `lele`, `hleli`. Made once an engine,
 * when first asked for.
 */
const perfects = new WeakMap<LanguageEngine, ReadonlyMap<string, LexiconRoot>>()

function perfectsOf(engine: LanguageEngine): ReadonlyMap<string, LexiconRoot> {
  const known = perfects.get(engine)
  if (known) return known
  const made = new Map<string, LexiconRoot>()
  for (const root of engine.lexicon.roots) {
    if (root.partOfSpeech !== 'verb') continue
    for (const tense of ['perfect', 'stative'] as const) {
      const [form = ''] = conjugateVerb(
        { verb: root.lemma, tense, polarity: 'positive', subject: '2', mood: 'indicative' },
        engine.grammar,
      ).forms
      if (form.startsWith('ba') && form !== `ba${root.root}ile` && !made.has(form.slice(2)))
        made.set(form.slice(2), root)
    }
  }
  perfects.set(engine, made)
  return made
}

/** Reads the verb and pieces of a perfect without -ile: `ndidiniwe`, `ulele`; empty if a word is no such form. */
export function readPerfect(
  word: string,
  engine: LanguageEngine,
): { root: LexiconRoot; morphemes: readonly Morpheme[] }[] {
  const { persons, classes } = engine.grammar.concords
  for (const agreement of [...PERSONS, ...NOUN_CLASSES]) {
    const { subject, relative } = isPerson(agreement) ? { ...persons[agreement], relative: '' } : classes[agreement]
    const which =
      relative !== '' && word.startsWith(relative) && word.endsWith('yo')
        ? perfectsOf(engine).get(word.slice(relative.length, -2))
        : undefined
    if (which)
      return [
        {
          root: which,
          morphemes: [
            [relative, `RelConc${agreement}`],
            [word.slice(relative.length, -2), 'VRoot'],
            ['', 'Perf'],
            ['yo', 'RelSuf'],
          ],
        },
      ]
    const root = word.startsWith(subject) ? perfectsOf(engine).get(word.slice(subject.length)) : undefined
    if (root)
      return [
        {
          root,
          morphemes: [
            [subject, `SC${agreement}`],
            [word.slice(subject.length), 'VRoot'],
            ['', 'Perf'],
          ],
        },
      ]
  }
  return []
}
