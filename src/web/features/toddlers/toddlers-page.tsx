import '../../ui/pattern.css'
import { type ReactNode } from 'react'
import { LITTLE_ACTIVITIES, type LittleActivity } from '#core/little/little-round.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link, useQuery } from '../../platform/router.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import { LittleScreen } from './little-screen.tsx'
import css from './toddlers-page.module.css'

/** Texts for grown-ups before they hand over the screen. */
const TOLD = ['touch', 'leave', 'gate', 'voice', 'rest'] as const

/** Introduction for the grown-up: what the page is and how to leave it. */
const Beginning = (): ReactNode => (
  <div className={`stack ${css['beginning']}`}>
    <h1>{t('toddlers.title')}</h1>
    <p>{t('toddlers.lead')}</p>
    <Link className={`${css['start']} section-vocabulary`} href="/toddlers?do=home">
      <Khulu size={112} />
      <b>{t('toddlers.start')}</b>
      <span className="pattern" />
    </Link>
    <section className="card stack">
      <h2>{t('toddlers.grownUps')}</h2>
      <ul className={`stack ${css['told']}`}>
        {TOLD.map((key) => (
          <li key={key} className="row">
            <CheckIcon />
            {t(`toddlers.told.${key}`)}
          </li>
        ))}
      </ul>
    </section>
  </div>
)

const isPlace = (name: string | null): name is LittleActivity | 'home' =>
  name === 'home' || LITTLE_ACTIVITIES.some((activity) => activity === name)

/** Toddler mode: first a word to the grown-up, then pictures and sound alone. */
export default function ToddlersPage(): ReactNode {
  const place = new URLSearchParams(useQuery()).get('do')
  return isPlace(place) ? <LittleScreen place={place} /> : <Beginning />
}
