import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { AgeBand } from '#core/people/age-bands.ts'
import { giveAge, givenAge } from '../../parts/account/age-answer.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link, navigate } from '../../platform/router.tsx'
import css from './accounts.module.css'

/** Questions in order, youngest first; neither answer looks better than the other. */
const ANSWERS = { first: ['child', 'older'], second: ['teen', 'adult'] } as const

type Answer = (typeof ANSWERS)[keyof typeof ANSWERS][number]

/** Pages for minors: a child asks a guardian, a teen reads what a guardian does. */
const PAGES: Record<Exclude<AgeBand, 'adult'>, string> = { child: '/kids-signup', teen: '/teens' }

export const pageOfMinor = (band: Exclude<AgeBand, 'adult'>): string => PAGES[band]

type Parts = { onAdult: () => void; onMinor?: (band: Exclude<AgeBand, 'adult'>) => void }

/** Asks for the age band in two steps, before any other field. Only the band is kept, on this device. */
export function AgeGate({ onAdult, onMinor = (band) => navigate(pageOfMinor(band)) }: Parts): ReactNode {
  const [step, setStep] = useState<keyof typeof ANSWERS>('first')
  const question = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (step === 'second') question.current?.focus()
  }, [step])
  const goOn = (given: AgeBand): void => {
    const band = giveAge(given)
    if (band === 'adult') onAdult()
    else onMinor(band)
  }
  const answer = (given: Answer): void => {
    if (given !== 'older') goOn(given)
    // Who said to be a child before stays one: there is nothing more to ask.
    else if (givenAge() === 'child') goOn('teen')
    else setStep('second')
  }
  return (
    <div className="narrow slim">
      <h1>{t('accounts.signUp')}</h1>
      <section className="card stack" aria-labelledby="age-question">
        <h2 id="age-question" ref={question} tabIndex={-1}>
          {t(`ageGate.${step}`)}
        </h2>
        <p className="muted">{t('ageGate.lead')}</p>
        <div className={css['ages']}>
          {ANSWERS[step].map((given) => (
            <button key={given} type="button" className="button outlined big" onClick={() => answer(given)}>
              {t(`ageGate.${given}`)}
            </button>
          ))}
        </div>
        <p className="muted small">{t('ageGate.kept')}</p>
      </section>
      <p>
        {t('accounts.haveAccount')}{' '}
        <Link className="link" href="/login">
          {t('accounts.logIn')}
        </Link>
      </p>
    </div>
  )
}
