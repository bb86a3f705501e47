import '../../ui/hear.css'
import type { ReactNode } from 'react'
import type { Guide } from '#core/activities/activities.ts'
import { HearButton } from '../../parts/audio/hear-button.tsx'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { Link } from '../../platform/router.tsx'
import css from './activities.module.css'
import { FetchedContent } from './fetched-content.tsx'
import { loadActivityWords } from './load-activity-words.ts'
import { useFetched } from '../../platform/use-fetched.ts'

const STEPS = [1, 2, 3] as const

/** Guide to an activity: its steps, its words, and where to practise them. */
export function ActivityGuide({ activity }: { activity: Guide }): ReactNode {
  const language = useStore(learningLanguageStore)
  const words = useFetched(`${language} ${activity.id}`, () => loadActivityWords(language, activity.id))
  return (
    <div className={css['guide']}>
      <section className="card stack" aria-labelledby="steps">
        <h2 id="steps">{t('activityGuides.steps')}</h2>
        <ol className={css['steps']}>
          {STEPS.map((step) => (
            <li key={step}>{t(`activityGuides.${activity.id}.step${step}`)}</li>
          ))}
        </ol>
        <p>
          <Link className="button big" href={activity.address}>
            {t('activityGuides.goOn')}
          </Link>
        </p>
      </section>
      <section className="card stack section-vocabulary" aria-labelledby="words">
        <h2 id="words">{t('activityGuides.words')}</h2>
        <FetchedContent fetched={words}>
          {(list) =>
            list.length === 0 ? (
              <p>{t('activityGuides.noWords')}</p>
            ) : (
              <dl className={css['words']}>
                {list.map(({ target, meaning }) => (
                  <div key={target}>
                    <dt className="voice" lang={language}>
                      {target}
                    </dt>
                    <dd lang="en">{meaning}</dd>
                    <dd className={css['hear']}>
                      <HearButton text={target} language={language} />
                    </dd>
                  </div>
                ))}
              </dl>
            )
          }
        </FetchedContent>
      </section>
    </div>
  )
}
