import type { ReactNode } from 'react'
import { recordingsCalls } from '#contract/recordings.ts'
import type { Honesty, ReviewCounts } from '#core/community/honesty.ts'
import { LEARNING_LANGUAGES, type LearningLanguage } from '#core/languages/learning-languages.ts'
import { INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'
import { REVIEW_STATES } from '#core/learning/learning-item.ts'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import { useFetched } from '../../platform/use-fetched.ts'
import { Spinner } from '../../ui/spinner.tsx'
import css from './community.module.css'

const figures = import.meta.glob<Honesty>('../../../../content/languages/*/language.json', {
  query: '?honesty',
  import: 'default',
})

type Told = { honesty: Honesty; spoken: number | null }

/** Loads the figures of a language, and the number of words that speakers have recorded, if the server answers. */
async function loadFigures(language: LearningLanguage): Promise<Told | null> {
  const honesty = await figures[`../../../../content/languages/${language}/language.json`]?.()
  if (!honesty) return null
  const heard = await callApi<'listApprovedRecordings'>(recordingsCalls.listApprovedRecordings, { language })
  return { honesty, spoken: heard.ok ? heard.output.recordings.length : null }
}

/** One bar of review states with its figures in words. */
function Reviews({ label, counts }: { label: string; counts: ReviewCounts }): ReactNode {
  const shown = REVIEW_STATES.filter((state) => counts[state] > 0)
  return (
    <div className={css['figure']}>
      <dt>{label}</dt>
      <dd>
        <span className={css['bar']} aria-hidden="true">
          {shown.map((state) => (
            <i key={state} className={css[state]} style={{ flexGrow: counts[state] }} />
          ))}
        </span>
        <span className="small">
          {shown.map((state) => t(`community.review.${state}`, { count: counts[state] })).join(' · ')}
        </span>
      </dd>
    </div>
  )
}

const nameOf = (language: string): string => INTERFACE_LANGUAGES.find(({ code }) => code === language)?.name ?? language

/** Tells how far words and translations have been reviewed, and how much of the speech a computer makes. */
export function HonestyPanel({ language }: { language: LearningLanguage }): ReactNode {
  const loaded = useFetched(language, () => loadFigures(language))
  const name = LEARNING_LANGUAGES.find(({ code }) => code === language)?.name ?? language
  return (
    <section className="card stack" aria-labelledby="honesty">
      <h2 id="honesty">{t('community.honesty')}</h2>
      <p className="muted">{t('community.honestyText', { language: name })}</p>
      {loaded.phase === 'loading' ? <Spinner label={t('community.loading')} /> : null}
      {loaded.phase === 'failed' ? (
        <p role="alert">
          {t('community.failed')}{' '}
          <button type="button" className="button quiet" onClick={loaded.retry}>
            {t('community.retry')}
          </button>
        </p>
      ) : null}
      {loaded.phase === 'ready' && loaded.value ? (
        <dl className={css['figures']}>
          <Reviews label={t('community.roots')} counts={loaded.value.honesty.roots} />
          <Reviews label={t('community.items')} counts={loaded.value.honesty.items} />
          <div className={css['figure']}>
            <dt>{t('community.speech')}</dt>
            <dd className="small">
              {t('community.clips', loaded.value.honesty.clips)}
              {loaded.value.spoken === null ? null : ` ${t('community.spoken', { count: loaded.value.spoken })}`}
            </dd>
          </div>
          {loaded.value.honesty.translations.map(({ language: code, texts, review }) => (
            <div key={code} className={css['figure']}>
              <dt>{t('community.translation', { language: nameOf(code) })}</dt>
              <dd className="small">{t(`community.review.${review}`, { count: texts })}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  )
}
