/**
 * The 14 interface languages: BCP 47 code and the language's name in itself. Said once; the selector, the
 * locale checks and the account preference derive from it. Source: specification, section 9.
 */
export const INTERFACE_LANGUAGES = [
  { code: 'af', name: 'Afrikaans' },
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'nr', name: 'isiNdebele' },
  { code: 'nso', name: 'Sesotho sa Leboa' },
  { code: 'pt', name: 'Português' },
  { code: 'ss', name: 'siSwati' },
  { code: 'st', name: 'Sesotho' },
  { code: 'sw', name: 'Kiswahili' },
  { code: 'tn', name: 'Setswana' },
  { code: 'ts', name: 'Xitsonga' },
  { code: 've', name: 'Tshivenḓa' },
  { code: 'xh', name: 'isiXhosa' },
  { code: 'zu', name: 'isiZulu' },
] as const

export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number]['code']

const DEFAULT_INTERFACE_LANGUAGE: InterfaceLanguage = 'en'

/** Languages whose interface text must be complete in every commit; the others load what they have. */
export const COMPLETE_INTERFACE_LANGUAGES = ['en', 'xh', 'af'] as const satisfies readonly InterfaceLanguage[]

const isInterfaceLanguage = (code: string): code is InterfaceLanguage =>
  INTERFACE_LANGUAGES.some((language) => language.code === code)

/**
 * Returns the interface language to start with: the stored code if it is supported, otherwise English. `known` is false
 * for an unsupported stored code, which the caller logs (specification, section 4).
 */
export function restoreInterfaceLanguage(stored: string | null): { language: InterfaceLanguage; known: boolean } {
  if (stored === null) return { language: DEFAULT_INTERFACE_LANGUAGE, known: true }
  return isInterfaceLanguage(stored)
    ? { language: stored, known: true }
    : { language: DEFAULT_INTERFACE_LANGUAGE, known: false }
}
