import { meaningsIn } from '../../parts/content/load-language-engine.ts'
import { currentLanguage } from '../../platform/i18n/translate.ts'
import { toolLanguage } from './tool-list.ts'

/** Returns the language in which whoever reads the page is told what words mean. */
export const meaningLanguage = (): ReturnType<typeof meaningsIn> => meaningsIn(toolLanguage(), currentLanguage())
