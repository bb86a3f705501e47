import { attachLocative } from '#core/grammar/attach-locative.ts'
import { attachNasal } from '#core/grammar/assimilate-nasal.ts'
import { joinConcord } from '#core/grammar/join-concord.ts'
import { classOfTag, isVowel, kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import { palataliseStem } from '#core/grammar/palatalise.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'

const ROOTS = new Set([
  'VRoot',
  'NStem',
  'AdjStem',
  'RelStem',
  'AuxVStem',
  'Adv',
  'QuantStem',
  'EnumStem',
  'PronStem',
  'PossPron',
  'Dem',
  'Conj',
  'Ideoph',
])

/** Tag of a noun's initial vowel, which never merges with the class prefix. */
const INITIAL_VOWEL = 'NPrePre'

/** Returns the heard part of a morpheme, without brackets. */
const heard = (form: string): string => form.replaceAll(/\([^)]*\)/g, '')

/** Returns the full spelling, for a morpheme whose bracketed part is heard after all. */
const full = (form: string): string => form.replaceAll(/[()]/g, '')

/** Replaces the last vowel of a word by an ending: `bhala` and `ile` give `bhalile`. */
const replaceVowel = (word: string, ending: string): string =>
  (isVowel(word.at(-1)) && isVowel(ending.charAt(0)) ? word.slice(0, -1) : word) + ending

const isPassive = ([form, tag]: Morpheme): boolean => tag === 'PassExt' || (tag === 'VerbExt' && form === 'w')

/** Raises the vowel before the perfect -e of stems in -al, -an, -ath (`lambe` but `gcwele`, `melene`, `qulethe`). */
const raiseVowel = (stem: string): string => stem.replace(/a(l|n|th)$/, 'e$1')

/** Verb root, extensions and ending in one; before a passive -w- the stem is palatalised. */
function joinStem(parts: readonly Morpheme[], grammar: NguniGrammar): string[] {
  const passive = parts.findIndex(isPassive)
  const relative = parts.some(([, tag]) => tag === 'RelSuf')
  return parts.reduce<string[]>(
    (forms, [form, tag], index) => {
      const stems = index === passive ? forms.map((stem) => palataliseStem(stem, grammar.palatals)) : forms
      if (tag === 'LocSuf') return stems.flatMap((stem) => attachLocative(stem, grammar.palatals))
      const plain = stems.map((stem) => attachSuffix(stem, heard(form), tag))
      if (tag !== 'VerbTerm' || form !== 'e' || parts[index + 1]?.[1] === 'VRoot') return plain
      const raised = stems.map((stem) =>
        attachSuffix(passive < 0 ? raiseVowel(stem) : stem.replace(/ath(?=w$)/, 'eth'), form, tag),
      )
      return relative ? [...raised, ...plain] : [...plain, ...raised]
    },
    [''],
  )
}

function attachSuffix(stem: string, form: string, tag: string): string {
  if (stem === '') return form
  if (tag === 'DimSuf' || tag === 'AugSuf') return replaceVowel(stem, form)
  if (tag === 'VerbTerm' && stem.endsWith('w') && form === 'o') return stem + form
  return isVowel(stem.at(-1)) && isVowel(form.charAt(0)) ? replaceVowel(stem, form) : stem + form
}

/**
 * Joins e- to a noun, in place of its initial vowel. Before it, class 10's prefix is heard in full, and class 11's lu.
 */
function joinLocative(word: string, next: Morpheme | undefined, after: Morpheme | undefined): string[] {
  const nounClass = next ? classOfTag(next[1]) : ''
  if (next && kindOfTag(next[1]) !== INITIAL_VOWEL && !/^[aeiou]/.test(word)) return [`e${word}`]
  const bare = word.replace(/^[aeiou]/, '')
  if (nounClass === '10') return [word.startsWith('ii') ? `ez${word.slice(1)}` : `e${bare}`, `e${bare}`]
  if (nounClass === '11' && after && heard(after[0]) === '') return [`elu${bare}`, `e${bare}`]
  return [`e${bare}`]
}

/**
 * Joins ku- to a noun. With i- it is kwi-. Other initial vowels are lost (`kubantu`, `kumasipala`), but the long one of
 * class 2a stays (`koomama`).
 */
function joinKu(left: string, word: string, kind: string): string {
  if (kind !== INITIAL_VOWEL) return joinConcord(left, word)
  if (word.startsWith('oo')) return `${left.slice(0, -1)}${word}`
  return /^[au]/.test(word) ? left + word.slice(1) : joinConcord(left, word)
}

/** Relative concords of one vowel keep it, with a glide: `e` and `enza` give `eyenza`, `o` and `akha` `owakha`. */
function joinRelative(left: string, right: string): string[] {
  if (left.length > 1 || !isVowel(right.charAt(0))) return [joinConcord(left, right)]
  return left === 'a'
    ? [joinConcord(left, right), `aw${right}`]
    : [left + (left === 'e' ? 'y' : 'w') + right, left + right.slice(1)]
}

function joinPrefix(
  [form, tag]: Morpheme,
  word: string,
  next: Morpheme | undefined,
  after: Morpheme | undefined,
  { nasals }: NguniGrammar,
): string[] {
  const left = heard(form)
  const kind = kindOfTag(tag)
  if (left === '') return kind === 'BPre' && isVowel(word.charAt(0)) ? [joinConcord(full(form), word), word] : [word]
  const nextKind = next ? kindOfTag(next[1]) : ''
  if (kind === INITIAL_VOWEL) return [left + word]
  if (tag === 'BPre10' && left === 'i') return [left + word]
  if (kind === 'LocPre' && left === 'e') return joinLocative(word, next, after)
  if (left === 'ku' && (kind === 'LocPre' || kind === 'AdvPre')) return [joinKu(left, word, nextKind)]
  if (kind === 'RelConc') return joinRelative(left, word)
  if (kind === 'BPre' || kind === 'AdjPref' || kind === 'NPre')
    return /[nm]$/.test(left) && !/^(?:1a?|3|4)$/.test(classOfTag(tag))
      ? [attachNasal(left, word, nasals)]
      : [joinConcord(left, word)]
  const joined = joinConcord(left, word)
  return left.endsWith('a') && nextKind === INITIAL_VOWEL ? [joined, ...shorten(joined, left, next, after)] : [joined]
}

/** Returns shorter class prefixes after a prefix in -a: `nezindlela` or `neendlela`, `nolucoceko` or `nococeko`. */
function shorten(joined: string, left: string, vowel: Morpheme | undefined, prefix: Morpheme | undefined): string[] {
  const start = left.slice(0, -1)
  if (vowel?.[1] === 'NPrePre10' && prefix?.[0].startsWith('z')) return [joined.replace(`${start}ezi`, `${start}ee`)]
  return prefix?.[1] === 'BPre11' && prefix[0] === 'lu' ? [joined.replace(/olu(?=[^aeiouw])/, 'o')] : []
}

const MOST_FORMS = 6

/**
 * Joins morphemes into the written forms of a word, best first, at most six. It applies the language's own changes:
 * meeting vowels, the nasal of class 9 and 10, and palatalisation. Source of the segmentation: NCHLT annotated corpora
 * (Puttkammer and Gaustad 2021).
 */
export function joinMorphemes(morphemes: readonly Morpheme[], grammar: NguniGrammar): string[] {
  const at = morphemes.findIndex(([, tag]) => ROOTS.has(tag) || ROOTS.has(kindOfTag(tag)))
  const first = at < 0 ? morphemes.length : at
  let words = joinStem(morphemes.slice(first), grammar)
  for (let index = first - 1; index >= 0; index--) {
    const prefix = morphemes[index] as Morpheme
    words = words.flatMap((word) => joinPrefix(prefix, word, morphemes[index + 1], morphemes[index + 2], grammar))
  }
  return [...new Set(words)].slice(0, MOST_FORMS)
}
