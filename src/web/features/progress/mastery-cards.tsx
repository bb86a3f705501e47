import type { ReactNode } from 'react'
import type { Share } from '#core/course/mastery.ts'
import type { LearntCourse } from '../../parts/course/use-course.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { Link } from '../../platform/router.tsx'
import css from './mastery.module.css'
import { partOf } from './progress-state.ts'

type Learnt = NonNullable<LearntCourse>

/** Bar of the items known now, with those met once behind it. */
function MasteryBar({ share, label }: { share: Share; label: string }): ReactNode {
  return (
    <span className={css['bar']} role="img" aria-label={label}>
      <span className={css['met']} style={{ width: `${partOf(share.met, share.total) * 100}%` }} />
      <span className={css['known']} style={{ width: `${partOf(share.known, share.total) * 100}%` }} />
    </span>
  )
}

/** Words known now, the level, and where to go on. */
export function LevelCard({ learnt: { mastery, progress, due } }: { learnt: Learnt }): ReactNode {
  const { level, words } = mastery
  const percent = Math.round(level.share * 100)
  return (
    <section className="card stack" aria-labelledby="level">
      <h2 id="level">{t('progress.level.title')}</h2>
      <p className={css['level']}>
        <b className="voice">{level.level}</b> <span>{t('progress.level.share', { percent })}</span>
      </p>
      <span className={css['bar']} aria-hidden="true">
        <span className={css['known']} style={{ width: `${percent}%` }} />
      </span>
      <p>
        <b className={css['figure']}>{words.known}</b> {t('progress.words.known', { count: words.known })}
      </p>
      <p className="muted small">{t('progress.words.explained', { met: words.met })}</p>
      <p className="row wrap">
        {due > 0 ? (
          <Link className="button" href="/review">
            {t('progress.review', { count: due })}
          </Link>
        ) : null}
        {progress.next ? (
          <Link
            className={due > 0 ? 'button outlined' : 'button'}
            href={`/lesson/${progress.next.lesson.id.replace('.', '--')}`}
          >
            {t('progress.goOn')}
          </Link>
        ) : null}
      </p>
    </section>
  )
}

/** Card of how well each kind of grammar skill is known. */
export function SkillsCard({ learnt: { mastery } }: { learnt: Learnt }): ReactNode {
  return (
    <section className="card stack" aria-labelledby="skills">
      <h2 id="skills">{t('progress.skills.title')}</h2>
      <p className="muted small">{t('progress.skills.lead')}</p>
      <ul className={css['rows']}>
        {mastery.skills.map(({ kind, ...share }) => (
          <li key={kind}>
            <span>{t(`progress.skill.${kind}`)}</span>
            <span className={css['share']}>
              {t('progress.sections.share', { right: share.known, total: share.total })}
            </span>
            <MasteryBar
              share={share}
              label={t('progress.mastery', { known: share.known, met: share.met, total: share.total })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Card of how well each unit is known: the begun units, with the others folded away. */
export function UnitsCard({ learnt: { mastery } }: { learnt: Learnt }): ReactNode {
  const language = useStore(learningLanguageStore)
  const row = ({ unit, ...share }: Learnt['mastery']['units'][number]): ReactNode => (
    <li key={unit.id}>
      <Link href={`/learn/${unit.id}`}>
        <b className="voice" lang={language}>
          {unit.targetTitle}
        </b>{' '}
        <span>{unit.title}</span>
      </Link>
      <span className={css['share']}>{t('progress.sections.share', { right: share.known, total: share.total })}</span>
      <MasteryBar
        share={share}
        label={t('progress.mastery', { known: share.known, met: share.met, total: share.total })}
      />
    </li>
  )
  const begun = mastery.units.filter(({ met }) => met > 0)
  const others = mastery.units.filter(({ met }) => met === 0)
  return (
    <section className="card stack" aria-labelledby="units">
      <h2 id="units">{t('progress.units.title')}</h2>
      <p className="muted small">{t(begun.length === 0 ? 'progress.units.none' : 'progress.units.lead')}</p>
      <ul className={css['rows']}>{begun.map(row)}</ul>
      {others.length > 0 ? (
        <details>
          <summary className="link">{t('progress.units.others', { count: others.length })}</summary>
          <ul className={css['rows']}>{others.map(row)}</ul>
        </details>
      ) : null}
    </section>
  )
}
