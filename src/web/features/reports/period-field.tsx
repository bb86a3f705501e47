import '../../ui/fields.css'
import type { ReactNode } from 'react'
import { REPORT_PERIODS, type ReportPeriod } from '#core/reports/report-period.ts'
import { t } from '../../platform/i18n/translate.ts'

/** Field for the period of a report. */
export const PeriodField = ({
  value,
  onChange,
}: {
  value: ReportPeriod
  onChange: (period: ReportPeriod) => void
}): ReactNode => (
  <label className="field">
    <span>{t('reports.period')}</span>
    <select
      className="select"
      value={value}
      onChange={(event) => onChange(REPORT_PERIODS.find((one) => one === event.target.value) ?? value)}
    >
      {REPORT_PERIODS.map((period) => (
        <option key={period} value={period}>
          {t(`reports.period.${period}`)}
        </option>
      ))}
    </select>
  </label>
)
