import { Fragment, type ReactNode } from 'react'
import type { Sample } from '../../parts/dashboard/sample.ts'
import { ScoreBand } from '../../parts/dashboard/score-band.tsx'
import { StatusBadge } from '../../parts/dashboard/status-badge.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { dayOf } from './overview-dates.ts'
import { Hello } from './hello.tsx'
import { OverviewCard } from './overview-card.tsx'
import { AssignmentsView, FamilyView, ProgressView, ScheduleView, SchoolsView } from './overview-views.tsx'
import css from './overview.module.css'

/** Rows of name and fact. */
const Facts = ({ facts }: { facts: readonly (readonly [name: string, fact: ReactNode])[] }): ReactNode => (
  <dl className={css['facts']}>
    {facts.map(([name, fact]) => (
      <div key={name} style={{ display: 'contents' }}>
        <dt>{name}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
)

const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-ZA', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount)

/** Records of the pages that the dashboard will get next: reports, settings and billing, market, courses. */
const SampleRecords = ({ sample }: { sample: Sample }): ReactNode => (
  <div className={css['more']}>
    <OverviewCard title={t('dashboard.sample.classes')}>
      <Facts facts={sample.classes.map(({ name, status }) => [name, <StatusBadge key={name} status={status} />])} />
    </OverviewCard>
    <OverviewCard title={t('dashboard.sample.courses')}>
      <Facts facts={sample.courses.map(({ title, duration }) => [title, duration])} />
    </OverviewCard>
    <OverviewCard title={t('dashboard.sample.assessments')}>
      <Facts
        facts={sample.assessments.map(({ title, student, score, maxScore }) => [
          `${title}, ${student}`,
          <ScoreBand key={title} score={(100 * score) / maxScore} />,
        ])}
      />
    </OverviewCard>
    <OverviewCard title={t('dashboard.menu.reports')}>
      <Facts
        facts={sample.reports.map(({ title, generated, status }) => [
          title,
          <Fragment key={title}>
            {dayOf(generated)} <StatusBadge status={status} />
          </Fragment>,
        ])}
      />
    </OverviewCard>
    <OverviewCard title={t('dashboard.menu.curriculum')}>
      <Facts
        facts={sample.curriculum.flatMap(({ modules }) =>
          modules.map(({ title, completed }) => [
            title,
            <StatusBadge key={title} status={completed ? 'completed' : 'pending'} />,
          ]),
        )}
      />
    </OverviewCard>
    <OverviewCard title={t('dashboard.menu.market')}>
      <Facts facts={sample.market.map(({ title, price }) => [title, money(price, sample.billing.currency)])} />
    </OverviewCard>
    <OverviewCard title={t('dashboard.sample.billing')}>
      <Facts
        facts={[
          [sample.billing.plan, money(sample.billing.amount, sample.billing.currency)],
          [t('dashboard.sample.next'), dayOf(sample.billing.nextBilling)],
          [t('dashboard.sample.payment'), sample.billing.paymentMethod],
        ]}
      />
    </OverviewCard>
  </div>
)

/** The overview with the sample family's records. Nothing in it acts. */
export const SampleOverview = ({ sample }: { sample: Sample }): ReactNode => (
  <>
    <Hello
      name={sample.user}
      students={sample.family.members
        .filter(({ role }) => role === 'student')
        .map(({ name, lastActivity }) => ({ name, lastAt: lastActivity }))}
    />
    <div className={css['columns']}>
      <div className={css['column']}>
        <OverviewCard title={t('dashboard.progress.title')}>
          <ProgressView
            rows={sample.progress.map(({ student, section, score }) => ({
              id: student,
              name: student,
              section,
              score,
            }))}
          />
        </OverviewCard>
        <OverviewCard title={t('dashboard.assignments.title')}>
          <AssignmentsView rows={sample.assignments} />
        </OverviewCard>
      </div>
      <div className={css['column']}>
        <OverviewCard title={t('dashboard.schedule.title')}>
          <ScheduleView rows={sample.schedule} />
        </OverviewCard>
        <OverviewCard title={t('dashboard.family.title')}>
          <FamilyView
            rows={sample.family.members
              .filter(({ role }) => role === 'student')
              .map(({ id, name, age, grade }) => ({
                id,
                name,
                age,
                grade,
                score: sample.progress.find(({ student }) => student === name)?.score ?? null,
              }))}
          />
        </OverviewCard>
        <OverviewCard title={t('dashboard.schools.title')}>
          <SchoolsView
            rows={sample.schools.map(({ id, name, region, students }) => ({
              id,
              name,
              facts: t('dashboard.schools.facts', { region, students }),
            }))}
          />
        </OverviewCard>
      </div>
    </div>
    <SampleRecords sample={sample} />
  </>
)
