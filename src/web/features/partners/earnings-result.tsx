import type { ReactNode } from 'react'
import { simulateEarnings, type SimulatedMonth, type Simulation } from '#core/partners/simulate-earnings.ts'
import type { PartnerTier } from '#core/partners/tiers.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import css from './partners.module.css'
import { topOfAxis } from './simulation-state.ts'
import { writeMoney } from './write-money.ts'

/** Months beyond which only each third bar has its number. */
const NUMBERED = 12

/** Draws each month's commission as a bar beside an axis. The table has the same figures. */
function EarningsChart({ rows }: { rows: readonly SimulatedMonth[] }): ReactNode {
  const top = topOfAxis(Math.max(...rows.map(({ earned }) => earned)))
  const every = rows.length > NUMBERED ? 3 : 1
  return (
    <figure className={css['chart']}>
      <figcaption>{t('partners.chart')}</figcaption>
      <div
        role="img"
        aria-label={t('partners.chartLabel', {
          first: writeMoney(rows[0]?.earned ?? 0),
          last: writeMoney(rows.at(-1)?.earned ?? 0),
        })}
      >
        <div className={css['axis']}>
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{writeMoney(Math.round(value))}</span>
          ))}
        </div>
        <div className={css['bars']}>
          {rows.map(({ month, earned }) => (
            <span key={month}>
              <i style={{ blockSize: `${(100 * earned) / top}%` }} />
              <small>{month === 1 || month % every === 0 ? month : ''}</small>
            </span>
          ))}
        </div>
      </div>
    </figure>
  )
}

const COLUMNS = ['month', 'learners', 'paid', 'earned', 'total'] as const

const EarningsTable = ({ rows }: { rows: readonly SimulatedMonth[] }): ReactNode => (
  <table className={css['table']}>
    <caption>{t('partners.table')}</caption>
    <thead>
      <tr>
        {COLUMNS.map((column) => (
          <th key={column} scope="col">
            {t(`partners.column.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ month, learners, paid, earned, total }) => (
        <tr key={month}>
          <th scope="row">{month}</th>
          <td>{learners.toLocaleString(currentLanguage())}</td>
          <td>{writeMoney(paid)}</td>
          <td>{writeMoney(earned)}</td>
          <td>{writeMoney(total)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Shows a simulation's result with its entries, chart and table, and prints it. */
export function EarningsResult({
  simulation,
  tier,
  onAgain,
}: {
  simulation: Simulation
  tier: PartnerTier
  onAgain: () => void
}): ReactNode {
  const rows = simulateEarnings(simulation)
  const { learners, priceCents, months, growth, percent } = simulation
  const facts = [
    ['tier', t(`partners.tier.${tier}`)],
    ['learners', learners.toLocaleString(currentLanguage())],
    ['price', writeMoney(priceCents)],
    ['months', String(months)],
    ['growth', t('partners.percent', { percent: growth })],
    ['commission', t('partners.percent', { percent })],
  ] as const
  return (
    <article className={css['result']}>
      <header className={css['sum']}>
        <h2 tabIndex={-1}>{t('partners.result')}</h2>
        <p className={`voice ${css['total']}`}>{writeMoney(rows.at(-1)?.total ?? 0)}</p>
        <p>{t('partners.resultText', { months, percent })}</p>
      </header>
      <dl className={css['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`partners.stepName.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <EarningsChart rows={rows} />
      <EarningsTable rows={rows} />
      <p className={css['caution']}>{t('partners.caution')}</p>
      <p className="row wrap no-print">
        <button type="button" className="button accent" onClick={() => print()}>
          {t('partners.print')}
        </button>
        <button type="button" className="button outlined" onClick={onAgain}>
          {t('partners.again')}
        </button>
      </p>
      <p className={css['paperFoot']}>Funda</p>
    </article>
  )
}
