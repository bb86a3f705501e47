import { useEffect, useState, type ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { listUnitSounds } from '../../parts/content/load-course.ts'
import { t } from '../../platform/i18n/translate.ts'
import { forgetUnit, keepUnit, readKeptUnits, sizeOfUnit } from '../../platform/offline/keep-app.ts'

type Keeping = 'no' | 'working' | 'yes' | 'failed'

/** Keeps a unit on the device for learning without a network, with its size shown first, or removes it. */
export function KeepUnitButton({ learning, unit }: { learning: LearningLanguage; unit: string }): ReactNode {
  const [keeping, setKeeping] = useState<Keeping>(() => (readKeptUnits().includes(unit) ? 'yes' : 'no'))
  const [size, setSize] = useState<number | null>(null)
  useEffect(() => {
    void sizeOfUnit(learning, unit).then(setSize, () => setSize(null))
  }, [learning, unit])
  if (size === null || size === 0) return null
  const keep = async (): Promise<void> => {
    setKeeping('working')
    setKeeping((await keepUnit(learning, unit, () => listUnitSounds(learning, unit))) ? 'yes' : 'failed')
  }
  const forget = async (): Promise<void> => {
    await forgetUnit(learning, unit, (kept) => listUnitSounds(learning, kept))
    setKeeping('no')
  }
  return (
    <div className="row wrap">
      {keeping === 'yes' ? (
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            void forget()
          }}
        >
          {t('course.forget')}
        </button>
      ) : (
        <button
          type="button"
          className="button outlined"
          aria-disabled={keeping === 'working'}
          onClick={() => {
            if (keeping !== 'working') void keep()
          }}
        >
          {t('course.keep', { size: Math.ceil(size / 1024) })}
        </button>
      )}
      <span role="status">
        {keeping === 'yes' ? t('course.kept') : keeping === 'failed' ? t('course.keepFailed') : null}
      </span>
    </div>
  )
}
