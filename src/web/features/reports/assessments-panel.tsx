import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import type { ListedAssessment } from '#contract/reports-schemas.ts'
import { writeCsv } from '#core/privacy/write-csv.ts'
import { reportsCalls as calls } from '#contract/reports.ts'
import { nameOfLanguage } from '../../parts/content/language-abilities.ts'
import { SearchField } from '../../parts/dashboard/search-field.tsx'
import { callApi } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { saveFile } from '../../platform/save-file.ts'
import { AssessmentDetails } from './assessment-details.tsx'
import { AssessmentTable } from './assessment-list.tsx'
import { fileRows, listInput, subjectOf, titleOf, type AssessmentFilter, type AssessmentRow } from './reports-state.ts'
import css from './reports.module.css'

type List = CallOf<'listAssessments'>['output']

const rowOf = (shown: ListedAssessment): AssessmentRow => ({
  id: shown.id,
  title: titleOf(shown),
  student: shown.student,
  subject: subjectOf(shown, nameOfLanguage),
  score: shown.score,
  maxScore: shown.maxScore,
  date: shown.date,
  status: shown.status,
  timeSpent: shown.timeSpent,
  shown,
})

/** Saves all assessments of the filter as a file for spreadsheets, page by page. */
function DownloadButton({ filter }: { filter: AssessmentFilter }): ReactNode {
  const [failure, setFailure] = useState<string>()
  const save = async (): Promise<void> => {
    const rows: AssessmentRow[] = []
    for (let page = 0; ; page += 1) {
      const result = await callApi<'listAssessments'>(calls.listAssessments, listInput({ ...filter, page }))
      if (!result.ok) return setFailure(failureText(result))
      rows.push(...result.output.assessments.map(rowOf))
      if (result.output.assessments.length === 0 || rows.length >= result.output.total) break
    }
    setFailure(undefined)
    saveFile(`funda-${filter.period}.csv`, writeCsv(fileRows(rows), ';'), 'text/csv;charset=utf-8')
  }
  return (
    <>
      <button type="button" className="button outlined" onClick={() => void save()}>
        {t('reports.download')}
      </button>
      <FormError text={failure} />
    </>
  )
}

/** Assessments of real students with search, details and download. */
export function AssessmentsPanel({
  list: { assessments, total, groups },
  filter,
  onFilter,
}: {
  list: List
  filter: AssessmentFilter
  onFilter: (filter: AssessmentFilter) => void
}): ReactNode {
  const [shown, setShown] = useState<ListedAssessment | null>(null)
  return (
    <section className={`card ${css['page']}`} aria-label={t('reports.assessments')}>
      <div className={css['tools']} role="search">
        <SearchField
          label={t('reports.search')}
          value={filter.search}
          onChange={(search) => onFilter({ ...filter, search, page: 0 })}
        />
        {groups.length > 1 ? (
          <label className="field">
            <span className="visually-hidden">{t('reports.group')}</span>
            <select
              className="select"
              value={filter.spaceId}
              onChange={(event) => onFilter({ ...filter, spaceId: event.target.value, page: 0 })}
            >
              <option value="">{t('reports.allGroups')}</option>
              {groups.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <DownloadButton filter={filter} />
      </div>
      <p className="visually-hidden" role="status">
        {t('reports.found', { count: total })}
      </p>
      <AssessmentTable
        rows={assessments.map(rowOf)}
        paging={{ page: filter.page, total, onPage: (page) => onFilter({ ...filter, page }) }}
        isSearching={filter.search.trim() !== ''}
        onShow={(row) => setShown(row.shown)}
      />
      {shown ? <AssessmentDetails shown={shown} onClose={() => setShown(null)} /> : null}
    </section>
  )
}
