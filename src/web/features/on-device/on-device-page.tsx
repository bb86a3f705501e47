import '../../ui/feedback.css'
import { useEffect, useState, type ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { listUnitSounds, loadCourse } from '../../parts/content/load-course.ts'
import { useStore } from '../../platform/create-store.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { writeStored } from '../../platform/offline/device-storage.ts'
import {
  forgetApp,
  forgetUnit,
  keepApp,
  keptAppStore,
  lookAtKeptApp,
  readKeptUnits,
  type KeptApp,
} from '../../platform/offline/keep-app.ts'
import { installStore } from '../../platform/offline/start-offline.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import css from './on-device.module.css'
import { describeKept, inKilobytes } from './on-device-state.ts'

function keep(): void {
  writeStored('keepsApp', 'yes')
  void keepApp(currentLanguage(), learningLanguageStore.get())
}

function remove(): void {
  writeStored('keepsApp', 'no')
  void forgetApp()
}

function KeptAppCard({ kept }: { kept: KeptApp }): ReactNode {
  const { message, values, canKeep, canRemove, share } = describeKept(kept)
  return (
    <section className={`card stack ${css['card']}`} aria-labelledby="kept-app">
      <div className="row spread">
        <h2 id="kept-app">{t('onDevice.app')}</h2>
        {kept.size > 0 ? <b className={css['size']}>{t('onDevice.size', { size: inKilobytes(kept.size) })}</b> : null}
      </div>
      {share === null ? null : <progress className={css['bar']} max={1} value={share} aria-label={t('onDevice.app')} />}
      <p role="status">{t(message, values)}</p>
      <p className="row">
        {canKeep ? (
          <button type="button" className="button" onClick={keep}>
            {t('onDevice.keep')}
          </button>
        ) : null}
        {canRemove ? (
          <button type="button" className="button outlined" onClick={remove}>
            {t('onDevice.remove')}
          </button>
        ) : null}
      </p>
    </section>
  )
}

function InstallCard(): ReactNode {
  const offer = useStore(installStore)
  return (
    <section className={`card stack ${css['card']}`} aria-labelledby="install-app">
      <h2 id="install-app">{t('onDevice.installTitle')}</h2>
      <p>{t('onDevice.installLead')}</p>
      {offer === null ? (
        <p className="muted">{t('onDevice.installByHand')}</p>
      ) : (
        <p>
          <button
            type="button"
            className="button"
            onClick={() => {
              void offer.prompt()
            }}
          >
            {t('onDevice.install')}
          </button>
        </p>
      )}
    </section>
  )
}

/** Card of the units that were saved on this device, each with a button to remove it. */
function UnitsCard({ learning }: { learning: LearningLanguage }): ReactNode {
  // The prerendered page knows of no device: what is kept is read once it stands.
  const [units, setUnits] = useState<readonly string[] | null>(null)
  useEffect(() => setUnits(readKeptUnits()), [])
  const fetched = useFetched(`${learning} ${currentLanguage()}`, () => loadCourse(learning))
  const titles = new Map(fetched.phase === 'ready' ? fetched.value?.units.map(({ id, title }) => [id, title]) : [])
  const forget = async (unit: string): Promise<void> => {
    await forgetUnit(learning, unit, (kept) => listUnitSounds(learning, kept))
    setUnits(readKeptUnits())
  }
  return (
    <section className={`card stack ${css['card']}`} aria-labelledby="kept-units">
      <h2 id="kept-units">{t('onDevice.units')}</h2>
      {units?.length === 0 ? <p className="muted">{t('onDevice.unitsNone')}</p> : null}
      <ul className={css['units']}>
        {units?.map((unit) => {
          const title = titles.get(unit) ?? unit
          return (
            <li key={unit} className="row spread">
              <Link href={`/learn/${unit}`}>{title}</Link>
              <button
                type="button"
                className="button quiet"
                aria-label={`${t('onDevice.remove')}: ${title}`}
                onClick={() => {
                  void forget(unit)
                }}
              >
                {t('onDevice.remove')}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Page of the data stored on this device for offline learning: size, saving, removing, and installing the app. */
export default function OnDevicePage(): ReactNode {
  const kept = useStore(keptAppStore)
  const learning = useStore(learningLanguageStore)
  useEffect(() => {
    if (keptAppStore.get().status !== 'keeping') void lookAtKeptApp(currentLanguage(), learning)
  }, [learning])
  return (
    <div className="stack">
      <h1>{t('onDevice.title')}</h1>
      <p className="muted">{t('onDevice.lead')}</p>
      <div className="grid three-if-wide">
        <KeptAppCard kept={kept} />
        <UnitsCard learning={learning} />
        <InstallCard />
      </div>
    </div>
  )
}
