import { isVowel, type Morpheme } from '#core/grammar/morpheme.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { IRREGULAR_VERBS, type IrregularVerb } from '#core/grammar/verb-irregular.ts'
import type { VerbExtension, VerbRequest } from '#core/grammar/verb-request.ts'

/** Verb without concords and endings, and the facts on which its endings depend. */
export type VerbStem = {
  /** Root and extensions; the passive is last. */
  parts: readonly Morpheme[]
  irregular: IrregularVerb
  latent: boolean
  /** The vowel that stands where others have -a. */
  final: 'a' | 'i' | 'o'
  passive: boolean
  vowelInitial: boolean
  /** One syllable with its last vowel, a latent i not counted. */
  monosyllabic: boolean
  /** -el-, -an- at the end of a stem of one vowel makes the past in -ele, -ene too. */
  extended: boolean
}

/** Returns the verb without uku-: `ukwenza` is `enza`, `ukoyika` `oyika`. */
function stripInfinitive(verb: string): string {
  const plain = verb.trim().toLowerCase().replace(/^-/, '')
  if (/^uku[^aeiou]/.test(plain)) return plain.slice(3)
  if (/^ukw[aeio]/.test(plain)) return plain.slice(3)
  return plain.startsWith('uko') ? plain.slice(2) : plain
}

const vowelsIn = (text: string): number => text.match(/[aeiou]/g)?.length ?? 0

const written = (parts: readonly Morpheme[]): string => parts.map(([form]) => form).join('')

/** Roots of one consonant or of a vowel and a consonant take -iw- (`tyiwa`, `liwa`, `akhiwa`), all others -w-. */
function addPassive(parts: readonly Morpheme[]): Morpheme[] {
  const stem = written(parts)
  if (parts.at(-1)?.[1] === 'PassExt') return [...parts]
  if (vowelsIn(stem) === 0) return [...parts.slice(0, -1), [stem.replace(/(?<=.)w$/, ''), 'VRoot'], ['iw', 'PassExt']]
  return [...parts, [/^[aeiou][^aeiou]+$/.test(stem) ? 'iw' : 'w', 'PassExt']]
}

const EXTENSION_MORPHEMES: Readonly<Record<Exclude<VerbExtension, 'passive'>, Morpheme>> = {
  causative: ['is', 'CausExt'],
  applicative: ['el', 'ApplExt'],
  reciprocal: ['an', 'RecipExt'],
  neuter: ['ek', 'NeutExt'],
}

function addExtension(parts: readonly Morpheme[], extension: VerbExtension, irregular: IrregularVerb): Morpheme[] {
  const own =
    parts.length === 1 && extension in irregular
      ? irregular[extension as 'causative' | 'neuter' | 'passive']
      : undefined
  const root: readonly Morpheme[] = own === undefined ? parts : [[own, 'VRoot']]
  if (extension === 'passive') return own === undefined ? addPassive(parts) : [...root, ['w', 'PassExt']]
  return own === undefined ? [...parts, EXTENSION_MORPHEMES[extension]] : [...root]
}

/** Root and passive of a verb that a dictionary heads with its passive: `dinwa`, `kholwa`, isiZulu `akhiwa`. */
function splitRoot(root: string): Morpheme[] {
  const [, active, passive] = /^(.*[aeiou].*?)(iw|w)$/.exec(root) ?? []
  if (active === undefined || passive === undefined) return [[root, 'VRoot']]
  return passive === 'iw' && !/^[aeiou]?[^aeiou]+$/.test(active)
    ? [
        [`${active}i`, 'VRoot'],
        ['w', 'PassExt'],
      ]
    : [
        [active, 'VRoot'],
        [passive, 'PassExt'],
      ]
}

/**
 * Returns the stem with its first two syllables before it: `zamazam`, `thethathethan`. A vowel that it begins with
 * stands once, `ahlukahluk`. Source: forms attested in corpora (ukuzamazama, ukuthethathethana, ezahlukahlukeneyo).
 */
function reduplicate(parts: readonly Morpheme[]): Morpheme[] {
  const [, vowel = '', stem = ''] = /^([aeiou]?)(.*)$/.exec(written(parts)) ?? []
  const [first, ...others] = parts
  const copy = /^[^aeiou]*[aeiou][^aeiou]+[aeiou]?/.exec(stem)?.[0] ?? `${stem}ayi`
  const ending = isVowel(copy.at(-1)) ? copy.slice(-1) : 'a'
  return [
    [vowel + copy.replace(/[aeiou]$/, ''), 'VRoot'],
    [ending, 'VerbTerm'],
    [first?.[0].slice(vowel.length) ?? '', 'VRoot'],
    ...others,
  ]
}

const initialIn = (word: string): boolean => isVowel(word.charAt(0))

/** Finds the stem of a verb with its extensions. A latent i of the verb may be written, isiZulu `iza`. */
export function findVerbStem(
  { verb, extensions = [], reduplicated = false }: VerbRequest,
  grammar: NguniGrammar,
): VerbStem {
  const given = stripInfinitive(verb)
  const bare = given.startsWith('i') ? given.slice(1) : given
  const irregular = IRREGULAR_VERBS[grammar.code][bare] ?? {}
  const latent = extensions.length === 0 && !reduplicated && (irregular.latent === true || bare !== given)
  const once = extensions.reduce<Morpheme[]>(
    (stem, extension) => addExtension(stem, extension, irregular),
    splitRoot(bare.replace(/[aeiou]$/, '')),
  )
  const parts = reduplicated ? reduplicate(once) : once
  const last = parts.at(-1)
  const onlyPassive = extensions.every((extension) => extension === 'passive')
  const keepsFinal = extensions.length === 0 || (onlyPassive && irregular.final === 'o')
  return {
    parts,
    irregular: onlyPassive ? irregular : {},
    latent,
    final: keepsFinal ? (irregular.final ?? 'a') : 'a',
    passive: last?.[1] === 'PassExt',
    vowelInitial: !latent && initialIn(written(parts)),
    monosyllabic: vowelsIn(written(parts)) === 0,
    extended: extensions.some((extension) => extension === 'applicative' || extension === 'reciprocal'),
  }
}
