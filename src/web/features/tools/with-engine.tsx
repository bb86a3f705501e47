import type { ReactNode } from 'react'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { loadLanguageEngine } from '../../parts/content/load-language-engine.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { useFetched } from '../../platform/use-fetched.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useLanguageWith } from '../../parts/content/language-abilities.ts'
import { toolLanguage } from './tool-list.ts'

async function fetchEngine(): Promise<LanguageEngine> {
  const engine = await loadLanguageEngine(toolLanguage(), currentLanguage())
  if (!engine) throw new Error('The engine could not be fetched.')
  return engine
}

/** Draws content that needs the lexicon and the grammar, once both have loaded. */
export function WithEngine({ children }: { children: (engine: LanguageEngine) => ReactNode }): ReactNode {
  const fetched = useFetched(`${useLanguageWith('tools')} ${currentLanguage()}`, fetchEngine)
  if (fetched.phase === 'ready') return children(fetched.value)
  if (fetched.phase === 'loading')
    return (
      <div className="empty">
        <Spinner label={t('tools.loading')} />
      </div>
    )
  return (
    <div className="empty" role="alert">
      <p>{t('tools.failed')}</p>
      <button type="button" className="button outlined" onClick={fetched.retry}>
        {t('tools.tryAgain')}
      </button>
    </div>
  )
}
