import '../../ui/fields.css'
import { useMemo, useState, type ReactNode } from 'react'
import { assignmentsCalls } from '#contract/assignments.ts'
import { insightsCalls } from '#contract/insights.ts'
import { spacesCalls } from '#contract/spaces.ts'
import type { Space } from '#contract/spaces-schemas.ts'
import { LATE_RULES } from '#core/assignments/assignment.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { may } from '#core/permissions/may.ts'
import { useCallQuery, refreshCalls } from '../dashboard/call-query.ts'
import { FormDialog } from '../dashboard/form-dialog.tsx'
import { callApi } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { useFetched } from '../../platform/use-fetched.ts'
import { ASSIGN_FIELDS, checkForm, emptyForm, inputOf, type AssignField, type AssignForm } from './assign-state.ts'
import css from './assigning.module.css'
import { loadTargets, OFFERED_KINDS, type TargetOption } from './load-targets.ts'

const offsetHere = (): number => -new Date().getTimezoneOffset()

/** Groups in which the person may assign; the server decides again. */
export const teachingSpaces = (spaces: readonly Space[]): Space[] =>
  spaces.filter(
    ({ kind, own }) =>
      own !== null &&
      may('class.teach', { ageBand: 'adult', now: Date.now(), membership: { kind, role: own.role, tags: own.tags } }),
  )

function FieldError({ field, errors }: { field: AssignField; errors: ReturnType<typeof checkForm> }): ReactNode {
  const code = errors[field]
  return code === undefined ? null : (
    <span className="hint bad" id={`${field}-error`}>
      {t(`assignments.wrong.${field}`)}
    </span>
  )
}

/** Options of a list, under the headings of their groups. */
function Options({ options }: { options: readonly TargetOption[] }): ReactNode {
  const groups = [...Map.groupBy(options, ({ group }) => group ?? '')]
  return groups.map(([group, some]) => {
    const items = some.map(({ target, title }) => (
      <option key={target} value={target}>
        {title}
      </option>
    ))
    return group === '' ? (
      items
    ) : (
      <optgroup key={group} label={group}>
        {items}
      </optgroup>
    )
  })
}

type Changing = { form: AssignForm; change: (part: Partial<AssignForm>) => void; errors: ReturnType<typeof checkForm> }

/** The thing to be done: its kind, then one of that kind. */
function WhatFields({ form, change, errors, options }: Changing & { options: readonly TargetOption[] }): ReactNode {
  return (
    <div className={css['days']}>
      <label className="field">
        <span>{t('assignments.kind')}</span>
        <select
          className="select"
          value={form.kind}
          onChange={({ target: { value } }) => {
            const kind = OFFERED_KINDS.find((one) => one === value)
            if (kind) change({ kind, target: kind === 'review' ? 'due' : '' })
          }}
        >
          {OFFERED_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`assignments.kind.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{t('assignments.target')}</span>
        <select
          id="target"
          className="select"
          value={form.target}
          aria-invalid={errors.target !== undefined}
          aria-describedby="target-error"
          onChange={({ target: { value } }) => change({ target: value })}
        >
          <option value="">{t('assignments.choose')}</option>
          <Options options={options} />
        </select>
        <FieldError field="target" errors={errors} />
      </label>
    </div>
  )
}

/** Students of the group: everybody, or the ticked ones. */
function WhomFields({ form, change, errors, spaces }: Changing & { spaces: readonly Space[] }): ReactNode {
  const query = useCallQuery<'listStudentProgress'>(
    insightsCalls.listStudentProgress,
    { spaceId: form.spaceId },
    { enabled: form.spaceId !== '' },
  )
  const students = query.data?.students ?? []
  return (
    <>
      <label className="field">
        <span>{t('assignments.group')}</span>
        <select
          id="spaceId"
          className="select"
          value={form.spaceId}
          aria-invalid={errors.spaceId !== undefined}
          aria-describedby="spaceId-error"
          onChange={({ target: { value } }) => change({ spaceId: value, learnerIds: [] })}
        >
          <option value="">{t('assignments.choose')}</option>
          {spaces.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <FieldError field="spaceId" errors={errors} />
      </label>
      {students.length < 2 ? null : (
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
      )}
    </>
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

/** Form that assigns something: what, for whom, and when. @param spaceId group that is chosen at first */
export function AssignDialog({ spaceId, onClose }: { spaceId: string | undefined; onClose: () => void }): ReactNode {
  const language = useStore(learningLanguageStore)
  const [id] = useState(() => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10))))
  const [form, setForm] = useState(() => emptyForm(spaceId ?? '', Date.now(), offsetHere()))
  const spaces = teachingSpaces(useCallQuery<'listSpaces'>(spacesCalls.listSpaces, {}).data?.spaces ?? [])
  const [only] = spaces
  const filled = useMemo(
    () => (form.spaceId === '' && spaces.length === 1 && only ? { ...form, spaceId: only.id } : form),
    [form, spaces.length, only],
  )
  const fetched = useFetched(`${language} ${form.kind}`, () => loadTargets(form.kind, language))
  const options = fetched.phase === 'ready' ? fetched.value : []
  const { errors, failure, sending, submit } = useForm<AssignField>({
    fields: ASSIGN_FIELDS,
    check: () => checkForm(filled),
    send: () =>
      callApi<'createAssignment'>(
        assignmentsCalls.createAssignment,
        inputOf(filled, { id, now: Date.now(), utcOffsetMinutes: offsetHere(), language, options }),
      ),
    onDone: () => {
      void refreshCalls()
      onClose()
    },
  })
  const change = (part: Partial<AssignForm>): void => setForm({ ...filled, ...part })
  const parts = { form: filled, change, errors }
  return (
    <FormDialog
      title={t('assignments.assign')}
      submit={t('assignments.assign')}
      onSubmit={submit}
      sending={sending}
      failure={failure}
      onClose={onClose}
    >
      <WhatFields {...parts} options={options} />
      <WhomFields {...parts} spaces={spaces} />
      <WhenFields {...parts} />
      <label className="field">
        <span>{t('assignments.note')}</span>
        <textarea
          id="note"
          className="input"
          rows={2}
          maxLength={600}
          value={filled.note}
          onChange={({ target: { value } }) => change({ note: value })}
        />
      </label>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={filled.isMarked}
          onChange={({ target: { checked } }) => change({ isMarked: checked })}
        />
        {t('assignments.byHand')}
      </label>
    </FormDialog>
  )
}
