import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import css from './operator.module.css'

/** A label and its value; a value that is not known yet keeps its line. */
export type Fact = { label: string; value: ReactNode }

/** A list of facts, each with its label. */
export const Facts = ({ facts }: { facts: readonly Fact[] }): ReactNode => (
  <dl className={css['facts']}>
    {facts.map(({ label, value }) => (
      <FactRow key={label} label={label} value={value} />
    ))}
  </dl>
)

const FactRow = ({ label, value }: Fact): ReactNode => (
  <>
    <dt>{label}</dt>
    <dd>{value ?? t('operator.notGiven')}</dd>
  </>
)
