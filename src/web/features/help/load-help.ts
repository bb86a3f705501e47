import type { HelpArticle } from '#core/help/help-article.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { currentLanguage } from '../../platform/i18n/translate.ts'

type Pack = () => Promise<readonly HelpArticle[]>

const packs = import.meta.glob<readonly HelpArticle[]>('../../../../content/help/??.json', {
  query: '?articles',
  import: 'default',
})

const packOf = (language: InterfaceLanguage): Pack | undefined => packs[`../../../../content/help/${language}.json`]

/** Loads the articles in the language of the page; English stands in where it has none. */
export const loadHelp = async (): Promise<readonly HelpArticle[]> =>
  (await (packOf(currentLanguage()) ?? packOf('en'))?.()) ?? []

/** Returns the address of an article. */
export const helpAddress = (id: string): string => `/help/${id}`
