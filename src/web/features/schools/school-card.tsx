import '../../ui/pattern.css'
import '../../ui/tag.css'
import type { ReactNode } from 'react'
import type { School } from '#contract/schools-schemas.ts'
import type { SchoolImage } from '#core/schools/schools.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { JoinButton } from './join-button.tsx'
import css from './schools.module.css'

/** Hue and pattern of each picture. */
const LOOKS: Readonly<Record<SchoolImage, string>> = {
  sun: 'section-time',
  hills: 'section-culture',
  river: 'section-phrases',
  weave: 'section-grammar',
  stars: 'section-numbers',
  leaves: 'section-vocabulary',
}

/** Picture of a school as a band of its pattern. */
export const SchoolBand = ({ image }: { image: SchoolImage }): ReactNode => (
  <span className={`${css['band']} ${LOOKS[image]}`} aria-hidden="true">
    <span className="pattern" />
  </span>
)

/** Place of the reader in a school as a word; nothing for a stranger. */
export function OwnPlace({ membership }: Pick<School, 'membership'>): ReactNode {
  if (membership === null) return null
  const { role, status, pendingRequests } = membership
  const isKnown = role === 'founder' || role === 'co-founder' || role === 'teacher' || role === 'member'
  return (
    <>
      <span className={`tag ${status === 'active' ? 'ok' : status === 'pending' ? 'warn' : ''}`}>
        {status === 'active' && isKnown ? t(`schools.role.${role}`) : t(`schools.status.${status}`)}
      </span>
      {pendingRequests !== null && pendingRequests > 0 ? (
        <span className="tag warn">{t('schools.pending', { count: pendingRequests })}</span>
      ) : null}
    </>
  )
}

/** Figures of a school: students, teachers, rating and founding year. */
export const SchoolFigures = ({
  school: { students, teachers, rating, ratings, founded },
}: {
  school: School
}): ReactNode => (
  <dl className={css['figures']}>
    <div>
      <dt>{t('schools.students')}</dt>
      <dd>{students}</dd>
    </div>
    <div>
      <dt>{t('schools.teachers')}</dt>
      <dd>{teachers}</dd>
    </div>
    <div>
      <dt>{t('schools.rating')}</dt>
      <dd>{rating === null ? '–' : t('schools.ratingOf', { rating: rating.toFixed(1), count: ratings })}</dd>
    </div>
    <div>
      <dt>{t('schools.founded')}</dt>
      <dd>{founded}</dd>
    </div>
  </dl>
)

/** Subjects that a school is about. */
export const Focus = ({ focus }: Pick<School, 'focus'>): ReactNode => (
  <ul className={css['focus']} aria-label={t('schools.focus')}>
    {focus.map((one) => (
      <li key={one} className="tag">
        {t(`schools.focus.${one}`)}
      </li>
    ))}
  </ul>
)

/** One school of a list. The sample's has no link. */
const SchoolCard = ({ school, isSample }: { school: School; isSample: boolean }): ReactNode => (
  <li className={`card ${css['school']}`}>
    <SchoolBand image={school.image} />
    <div className={css['body']}>
      <div className="row wrap spread">
        <h2>{isSample ? school.name : <Link href={`/dashboard/schools/${school.id}`}>{school.name}</Link>}</h2>
        <span className="row wrap">
          <OwnPlace membership={school.membership} />
        </span>
      </div>
      <p className="muted small">
        {t(`schools.type.${school.type}`)} · {school.location}, {t(`schools.region.${school.region}`)}
      </p>
      <p className={css['description']}>{school.description}</p>
      <Focus focus={school.focus} />
      <SchoolFigures school={school} />
      {isSample ? null : <JoinButton school={school} />}
    </div>
  </li>
)

/** Schools as cards. */
export const SchoolCards = ({
  schools,
  isSample = false,
}: {
  schools: readonly School[]
  isSample?: boolean
}): ReactNode => (
  <ul className={css['cards']}>
    {schools.map((school) => (
      <SchoolCard key={school.id} school={school} isSample={isSample} />
    ))}
  </ul>
)
