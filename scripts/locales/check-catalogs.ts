import { checkMessage } from './check-message.ts'
import type { LocaleFile } from './read-locales.ts'

/** Rules that locale files must follow. */
export type LocaleRules = {
  languages: readonly string[]
  /** Languages that must have every English key. */
  complete: readonly string[]
  /** Keys by language whose text is rightly the same as in English: names, loan words. */
  sameAsEnglish: Readonly<Record<string, readonly string[]>>
}

/** Share of texts equal to English above which a complete language has probably not been translated. */
const MOST_SAME = 0.05

/** Returns the beginning of an area's keys: `age-levels` → `ageLevels.` */
export const keyPrefix = (area: string): string =>
  `${area.replaceAll(/-([a-z0-9])/g, (_hyphen, letter: string) => letter.toUpperCase())}.`

const some = (keys: readonly string[]): string =>
  keys.slice(0, 8).join(', ') + (keys.length > 8 ? ` and ${keys.length - 8} more` : '')

function checkFile(file: LocaleFile, english: LocaleFile | undefined, rules: LocaleRules): string[] {
  const prefix = keyPrefix(file.area)
  const keys = Object.keys(file.messages)
  const problems = [
    ...file.problems,
    ...keys.filter((key) => !key.startsWith(prefix)).map((key) => `${key} must begin with '${prefix}'`),
  ]
  if (!rules.languages.includes(file.language)) problems.push(`'${file.language}' is not an interface language`)
  if (!english) return [...problems, 'there is no English file of this area']
  const extra = keys.filter((key) => english.messages[key] === undefined)
  if (extra.length > 0) problems.push(`not in English: ${some(extra)}`)
  const missing = rules.complete.includes(file.language)
    ? Object.keys(english.messages).filter((key) => file.messages[key] === undefined)
    : []
  if (missing.length > 0) problems.push(`${missing.length} keys are missing: ${some(missing)}`)
  const original = (key: string): string | undefined => (file.language === 'en' ? undefined : english.messages[key])
  return [
    ...problems,
    ...keys.flatMap((key) =>
      checkMessage(file.language, file.messages[key] ?? '', original(key)).map((problem) => `${key}: ${problem}`),
    ),
  ]
}

/** Finds texts of a complete language that equal the English, except listed ones and those without a word. */
function findUntranslated(
  language: string,
  files: readonly LocaleFile[],
  rules: LocaleRules,
): { warnings: string[]; problems: string[] } {
  const english = new Map(
    files.filter((file) => file.language === 'en').flatMap((file) => Object.entries(file.messages)),
  )
  const texts = files.filter((file) => file.language === language).flatMap((file) => Object.entries(file.messages))
  const allowed = new Set(rules.sameAsEnglish[language])
  const isWord = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''))
  const same = texts.filter(([key, text]) => english.get(key) === text && isWord(text)).map(([key]) => key)
  const suspicious = same.filter((key) => !allowed.has(key))
  const stale = [...allowed].filter((key) => !same.includes(key))
  return {
    warnings: suspicious.length === 0 ? [] : [`${language}: the same as in English: ${suspicious.join(', ')}`],
    problems: [
      ...(suspicious.length > MOST_SAME * texts.length
        ? [`${language}: ${suspicious.length} of ${texts.length} texts are the same as in English`]
        : []),
      ...stale.map((key) => `${language}: ${key} is listed as rightly the same as in English, but is not the same`),
    ],
  }
}

/** Finds all faults of the locale files, and texts that a translator should look at again. */
export function checkCatalogs(
  files: readonly LocaleFile[],
  rules: LocaleRules,
): { problems: string[]; warnings: string[] } {
  const english = new Map(files.filter(({ language }) => language === 'en').map((file) => [file.area, file]))
  const problems = files.flatMap((file) =>
    checkFile(file, english.get(file.area), rules).map(
      (problem) => `locales/${file.language}/${file.area}.json: ${problem}`,
    ),
  )
  const absent = rules.complete.flatMap((language) =>
    [...english.keys()]
      .filter((area) => !files.some((file) => file.language === language && file.area === area))
      .map((area) => `locales/${language}/${area}.json: the file is missing`),
  )
  const untranslated = rules.complete
    .filter((language) => language !== 'en')
    .map((language) => findUntranslated(language, files, rules))
  return {
    problems: [...problems, ...absent, ...untranslated.flatMap((found) => found.problems)],
    warnings: untranslated.flatMap(({ warnings }) => warnings),
  }
}
