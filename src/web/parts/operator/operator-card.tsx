import type { ReactNode } from 'react'
import type { Operator } from '#core/privacy/operator.ts'
import { useStore } from '../../platform/create-store.ts'
import { OutsideLink } from '../grown-ups/outside-link.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Facts, type Fact } from './facts.tsx'
import css from './operator.module.css'
import { operatorStore } from './operator-store.ts'

/** Link to an email address. The address of the sample operator leads nowhere and is no link. */
const emailLink = (email: string | undefined): ReactNode =>
  email?.includes('@') ? (
    <OutsideLink className="link" href={`mailto:${email}`}>
      {email}
    </OutsideLink>
  ) : (
    email
  )

/** Says in the place of the operator that there is only a sample, or nobody. */
function OperatorState(): ReactNode {
  const answer = useStore(operatorStore)
  if (answer?.isSample) return <p className="feedback warn">{t('operator.sample')}</p>
  return answer !== null && answer.operator.name === undefined ? (
    <p className="feedback warn">{t('operator.nobody')}</p>
  ) : null
}

const factsOf = (operator: Operator, whileLoading: ReactNode): Fact[] => [
  ...(['name', 'legalForm', 'physicalAddress', 'postalAddress', 'phone'] as const).map((field) => ({
    label: t(`operator.field.${field}`),
    value: operator[field] ?? whileLoading,
  })),
  { label: t('operator.field.email'), value: emailLink(operator.email) ?? whileLoading },
]

const officerFacts = ({ informationOfficer: officer }: Operator, whileLoading: ReactNode): Fact[] => [
  { label: t('operator.field.name'), value: officer?.name ?? whileLoading },
  { label: t('operator.field.phone'), value: officer?.phone ?? whileLoading },
  { label: t('operator.field.email'), value: emailLink(officer?.email) ?? whileLoading },
]

/**
 * Card with the operator, the information officer, and how to reach a person. Its lines are drawn before their values
 * are known. @param look classes of the surface that it stands on
 */
export function OperatorCard({ look = 'card' }: { look?: string }): ReactNode {
  const answer = useStore(operatorStore)
  const whileLoading = answer === null ? t('operator.loading') : undefined
  const operator = answer?.operator ?? {}
  return (
    <section className={`${look} ${css['notice']}`} aria-labelledby="operator">
      <section data-notice="responsible">
        <h2 id="operator">{t('operator.title')}</h2>
        <OperatorState />
        <p>{t('operator.lead')}</p>
        <Facts facts={factsOf(operator, whileLoading)} />
      </section>
      <section data-notice="officer">
        <h3>{t('operator.officer')}</h3>
        <p>{t('operator.officerLead')}</p>
        <Facts facts={officerFacts(operator, whileLoading)} />
      </section>
    </section>
  )
}
