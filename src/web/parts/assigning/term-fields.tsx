import '../../ui/fields.css'
import type { ReactNode } from 'react'
import { insightsCalls } from '#contract/insights.ts'
import { ASSIGNMENT_LIMITS, LATE_RULES } from '#core/assignments/assignment.ts'
import { useCallQuery } from '../dashboard/call-query.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { addRubricLine, sumRubric, type AssignField, type AssignForm, type checkForm } from './assign-state.ts'
import css from './assigning.module.css'

/** Returns the reader's distance from UTC in minutes. */
export const offsetHere = (): number => -new Date().getTimezoneOffset()

/** A form that is being filled in, with what is wrong in it. */
export type Changing = {
  form: AssignForm
  change: (part: Partial<AssignForm>) => void
  errors: ReturnType<typeof checkForm>
}

/** Sentence beside a field that says what to do. */
export function FieldError({ field, errors }: { field: AssignField; errors: ReturnType<typeof checkForm> }): ReactNode {
  const code = errors[field]
  return code === undefined ? null : (
    <span className="hint bad" id={`${field}-error`}>
      {t(`assignments.wrong.${field}`)}
    </span>
  )
}

/** Students of the group: everybody, or the ticked ones. */
function StudentFields({ form, change }: Changing): ReactNode {
  const query = useCallQuery<'listStudentProgress'>(
    insightsCalls.listStudentProgress,
    { spaceId: form.spaceId },
    { enabled: form.spaceId !== '' },
  )
  const students = query.data?.students ?? []
  if (students.length < 2) return null
  return (
    <details className="fold">
      <summary>
        {form.learnerIds.length === 0
          ? t('assignments.everybody')
          : t('assignments.some', { count: form.learnerIds.length })}
      </summary>
      <fieldset className={css['students']}>
        <legend className="visually-hidden">{t('assignments.students')}</legend>
        {students.map(({ learnerId, name }) => (
          <label key={learnerId} className="checkbox">
            <input
              type="checkbox"
              checked={form.learnerIds.includes(learnerId)}
              onChange={({ target: { checked } }) =>
                change({
                  learnerIds: checked
                    ? [...form.learnerIds, learnerId]
                    : form.learnerIds.filter((id) => id !== learnerId),
                })
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** The days, and what happens after the last. */
function WhenFields({ form, change, errors }: Changing): ReactNode {
  const day = (field: 'fromAt' | 'dueAt', name: 'from' | 'due', label: string): ReactNode => (
    <label className="field">
      <span>{label}</span>
      <input
        id={field}
        type="date"
        className="input"
        value={form[name]}
        aria-invalid={errors[field] !== undefined}
        aria-describedby={`${field}-error`}
        onChange={({ target: { value } }) => change({ [name]: value })}
      />
      <FieldError field={field} errors={errors} />
    </label>
  )
  return (
    <div className={css['days']}>
      {day('fromAt', 'from', t('assignments.from'))}
      {day('dueAt', 'due', t('assignments.due'))}
      <label className="field">
        <span>{t('assignments.late')}</span>
        <select
          className="select"
          value={form.lateRule}
          onChange={({ target: { value } }) => {
            const lateRule = LATE_RULES.find((rule) => rule === value)
            if (lateRule) change({ lateRule })
          }}
        >
          {LATE_RULES.map((rule) => (
            <option key={rule} value={rule}>
              {t(`assignments.late.${rule}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** Lines of a rubric: what is looked for, and its most points. They add up to the points of the assignment. */
function RubricFields({ form, change, errors, isFixed }: Changing & { isFixed: boolean }): ReactNode {
  const { rubric } = form
  const set = (key: number, part: { text?: string; points?: string }): void =>
    change({ rubric: rubric.map((line) => (line.key === key ? { ...line, ...part } : line)) })
  return (
    <fieldset className={css['rubric']} id="rubric" tabIndex={-1} aria-describedby="rubric-hint rubric-error">
      <legend>{t('assignments.rubric')}</legend>
      <p className="muted small" id="rubric-hint">
        {t(isFixed ? 'assignments.rubricFixed' : 'assignments.rubricHint')}
      </p>
      {rubric.map(({ key, text, points }, at) => (
        <div key={key} className={css['line']}>
          <label className="field">
            <span>{t('assignments.criterion', { number: at + 1 })}</span>
            <input
              className="input"
              maxLength={ASSIGNMENT_LIMITS.rubricText}
              value={text}
              disabled={isFixed}
              autoComplete="off"
              onChange={({ target: { value } }) => set(key, { text: value })}
            />
          </label>
          <label className="field">
            <span>{t('assignments.criterionPoints', { number: at + 1 })}</span>
            <input
              className="input"
              inputMode="numeric"
              value={points}
              disabled={isFixed}
              autoComplete="off"
              onChange={({ target: { value } }) => set(key, { points: value })}
            />
          </label>
          {isFixed ? null : (
            <button
              type="button"
              className="icon-button"
              aria-label={t('assignments.removeCriterion', { number: at + 1 })}
              onClick={() => change({ rubric: rubric.filter((line) => line.key !== key) })}
            >
              <CloseIcon />
            </button>
          )}
        </div>
      ))}
      <FieldError field="rubric" errors={errors} />
      <p className="row wrap">
        {isFixed || rubric.length >= ASSIGNMENT_LIMITS.rubricLines ? null : (
          <button type="button" className="button outlined" onClick={() => change({ rubric: addRubricLine(rubric) })}>
            {t('assignments.addCriterion')}
          </button>
        )}
        {rubric.length === 0 ? null : (
          <span role="status">{t('assignments.rubricSum', { points: sumRubric(rubric) })}</span>
        )}
      </p>
    </fieldset>
  )
}

/** Everything about an assignment that can be changed later: its name, days, points, rubric and note. */
export function TermFields({ isFixed = false, ...parts }: Changing & { isFixed?: boolean }): ReactNode {
  const { form, change, errors } = parts
  return (
    <>
      <StudentFields {...parts} />
      <WhenFields {...parts} />
      <label className="field">
        <span>{t('assignments.note')}</span>
        <textarea
          id="note"
          className="input"
          rows={2}
          maxLength={ASSIGNMENT_LIMITS.note}
          value={form.note}
          onChange={({ target: { value } }) => change({ note: value })}
        />
      </label>
      <details className="fold" open={isFixed || form.rubric.length > 0 || errors.points !== undefined}>
        <summary>{t('assignments.marking')}</summary>
        <div className="stack">
          {form.rubric.length > 0 ? null : (
            <div className={css['days']}>
              <label className="field">
                <span>{t('assignments.mostPoints')}</span>
                <input
                  id="points"
                  className="input"
                  inputMode="numeric"
                  autoComplete="off"
                  value={form.points}
                  aria-invalid={errors.points !== undefined}
                  aria-describedby="points-error"
                  onChange={({ target: { value } }) => change({ points: value })}
                />
                <FieldError field="points" errors={errors} />
              </label>
              <label className="checkbox">
                <input
                  type="checkbox"
                  checked={form.isMarked}
                  onChange={({ target: { checked } }) => change({ isMarked: checked })}
                />
                {t('assignments.byHand')}
              </label>
            </div>
          )}
          <RubricFields {...parts} isFixed={isFixed} />
        </div>
      </details>
    </>
  )
}
