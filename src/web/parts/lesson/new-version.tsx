import { useEffect, useState, type ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { lookForNewVersion } from '../../platform/offline/new-version.ts'

/**
 * Offers a newer version where there is one, at the end of something: never in its middle. All that was answered is on the device already.
 * @param address where to go on with it
 */
export function NewVersion({ address }: { address: string }): ReactNode {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    void lookForNewVersion().then(setIsThere)
  }, [])
  if (!isThere) return null
  return (
    <section className="card row spread wrap" aria-labelledby="new-version">
      <p id="new-version">{t('lesson.newVersion')}</p>
      <button type="button" className="button outlined" onClick={() => location.assign(address)}>
        {t('lesson.useNewVersion')}
      </button>
    </section>
  )
}
