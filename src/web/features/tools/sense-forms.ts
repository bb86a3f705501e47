import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { englishPlural, englishVerb, otherPast } from '#core/khulu/words/english-forms.ts'

type KindOfRoot = Pick<LexiconRoot, 'partOfSpeech'>

const isQuality = ({ partOfSpeech }: KindOfRoot): boolean => partOfSpeech === 'adjective' || partOfSpeech === 'relative'

/** Pattern of words with one short vowel and one consonant, which doubles before an ending: big, vis. */
const SHORT = /^[^aeiou]*[aeiou][bdfgklmnprst]$/

/** Bigger, biggest; happier; nicest. A quality of several words or of many letters is compared with more. */
function compareEnglish(part: string): string[] {
  if (!/^[a-z]{2,7}$/.test(part)) return []
  const stem = /[^aeiou]y$/.test(part)
    ? `${part.slice(0, -1)}i`
    : part.endsWith('e')
      ? part.slice(0, -1)
      : SHORT.test(part)
        ? part + part.slice(-1)
        : part
  return [`${stem}er`, `${stem}est`]
}

/** Returns other forms of an English meaning: `dogs`, `ate, eaten, eating`, `bigger, biggest`. */
export function englishForms(part: string, root: KindOfRoot): string[] {
  if (root.partOfSpeech === 'noun') return [englishPlural(part) ?? part]
  if (isQuality(root)) return compareEnglish(part)
  if (root.partOfSpeech !== 'verb') return []
  const { third, past, participle, ing } = englishVerb(part)
  return [third, past, participle, ing, otherPast(part) ?? past]
}

/** Afrikaans plurals that no rule gives. Source: common knowledge. */
const AFRIKAANS_PLURALS: Readonly<Record<string, string>> = {
  stad: 'stede',
  skip: 'skepe',
  lid: 'lede',
  bed: 'beddens',
  pad: 'paaie',
  hemp: 'hemde',
  nag: 'nagte',
  kalf: 'kalwers',
  lam: 'lammers',
  wa: 'waens',
  vrou: 'vrouens',
  man: 'manne',
}

/**
 * Returns a meaning before an ending that is a vowel: skool → skol, vis → viss, brief → briew, oog → o, dag → da. Marks over
 * letters are left out, as they are in what is searched.
 */
function beforeVowel(part: string): string[] {
  const long = /^(.*)(aa|ee|oo|uu)([^aeiou])$/.exec(part)
  const open = long ? `${long[1] ?? ''}${long[2]?.charAt(0) ?? ''}${long[3] ?? ''}` : part
  const soft =
    /[aeiou]f$/.test(open) && (long !== null || /(?:ie|oe|ui|ei|y)f$/.test(open)) ? `${open.slice(0, -1)}w` : open
  const lost = /[aeiou]g$/.test(open) ? [open.slice(0, -1)] : []
  return [soft, ...lost, ...(/(?:^|[^aeiou])[aeiou][bdfgklmnprst]$/.test(part) ? [part + part.slice(-1)] : [])]
}

/** Ends of Afrikaans plurals, where they only follow: honde, kinders, ma's. */
const AFRIKAANS_ENDS: readonly string[] = ['e', 's', 'ers', "'s", 'te']

/**
 * Returns other forms of an Afrikaans meaning: `honde, skole, visse, oe`, what has been done, `gedrink`, and `mooier,
 * mooiste`.
 */
export function afrikaansForms(part: string, root: KindOfRoot): string[] {
  if (root.partOfSpeech === 'noun')
    return [
      ...AFRIKAANS_ENDS.map((end) => part + end),
      ...beforeVowel(part).map((stem) => `${stem}e`),
      ...(part in AFRIKAANS_PLURALS ? [AFRIKAANS_PLURALS[part] ?? part] : []),
    ]
  if (isQuality(root))
    return [
      ...beforeVowel(part).flatMap((stem) => [`${stem}er`, `${stem}e`]),
      `${part}er`,
      `${part}e`,
      `${part}ste`,
      `${part}der`,
    ]
  return root.partOfSpeech === 'verb' ? [part.replace(/(\S+)$/, 'ge$1')] : []
}
