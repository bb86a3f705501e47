import { useState, type ReactNode } from 'react'
import { rosterCalls as calls } from '#contract/roster.ts'
import type { RosterGroup, WholeStudent } from '#contract/roster-schemas.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { GRADES } from '#core/people/grades.ts'
import { refreshCalls, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { FormDialog } from '../../parts/dashboard/form-dialog.tsx'
import { gradeName } from '../../parts/dashboard/grade-name.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { Field } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import {
  checkForm,
  differing,
  EMPTY_FORM,
  FORM_FIELDS,
  formOf,
  savedFields,
  type FormField,
  type StudentForm,
} from './roster-state.ts'
import css from './roster.module.css'

const makeId = (): string => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))

const shownValue = (field: FormField, value: string): string => {
  if (value === '') return t('roster.none')
  const grade = GRADES.find((one) => one === value)
  return field === 'grade' && grade ? gradeName(grade) : value
}

/** Says what somebody else has saved meanwhile, beside what is typed. */
function Conflict({ form, theirs }: { form: StudentForm; theirs: WholeStudent }): ReactNode {
  const saved = formOf(theirs)
  return (
    <div className="feedback" role="alert">
      <p>
        <b>{t('roster.conflict')}</b>
      </p>
      <table className={css['conflict']}>
        <thead>
          <tr>
            <th scope="col">{t('roster.field')}</th>
            <th scope="col">{t('roster.theirs')}</th>
            <th scope="col">{t('roster.yours')}</th>
          </tr>
        </thead>
        <tbody>
          {differing(form, theirs).map((field) => (
            <tr key={field}>
              <th scope="row">{t(`roster.column.${field}`)}</th>
              <td>{shownValue(field, saved[field])}</td>
              <td>{shownValue(field, form[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('roster.conflictText')}</p>
    </div>
  )
}

/** A choice with its label. */
const Choice = ({
  id,
  label,
  value,
  options,
  onChange,
}: {
  id: string
  label: string
  value: string
  options: readonly (readonly [value: string, name: string])[]
  onChange: (value: string) => void
}): ReactNode => (
  <label className="field">
    <span>{label}</span>
    <select id={id} className="select" value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

type Properties = {
  /** Groups whose roster can be changed. */
  groups: readonly RosterGroup[]
  /** The student that is changed; a new one without it. */
  student?: WholeStudent
  onClose: () => void
  onSaved: (student: WholeStudent) => void
}

/** A form for one student. If somebody else has saved meanwhile, it shows both and writes nothing. */
export function StudentDialog({ groups, student, onClose, onSaved }: Properties): ReactNode {
  const [form, setForm] = useState<StudentForm>(student ? formOf(student) : EMPTY_FORM)
  const [spaceId, setSpaceId] = useState(student?.spaceId ?? groups[0]?.id ?? '')
  const [newId] = useState(makeId)
  const [theirs, setTheirs] = useState<WholeStudent>()
  const put = (field: FormField) => (value: string) => setForm((before) => ({ ...before, [field]: value }))
  const { errors, failure, sending, submit } = useForm<FormField>({
    fields: FORM_FIELDS,
    check: () => checkForm(form, new Date()),
    send: async (): Promise<CallResult<unknown>> => {
      const result = await callApi<'saveStudent'>(calls.saveStudent, {
        spaceId,
        id: student?.id ?? newId,
        revision: theirs?.revision ?? student?.revision ?? null,
        ...savedFields(form),
      })
      if (result.ok && result.output.outcome === 'changed-meanwhile') setTheirs(result.output.student)
      else if (result.ok) onSaved(result.output.student)
      return result
    },
    onDone: () => void refreshCalls(),
  })
  const optional = (field: FormField): string => t('roster.optional', { field: t(`roster.column.${field}`) })
  const text = (field: FormField, type: 'text' | 'email' = 'text', hint?: string): ReactNode => (
    <Field
      name={field}
      label={field === 'name' ? t('roster.column.name') : optional(field)}
      type={type}
      autoComplete="off"
      value={form[field]}
      error={errors[field]}
      {...(hint === undefined ? {} : { hint })}
      onChange={put(field)}
    />
  )
  return (
    <FormDialog
      title={student ? t('roster.edit', { name: student.name }) : t('roster.add')}
      submit={t(theirs ? 'roster.saveMine' : 'roster.save')}
      onSubmit={submit}
      sending={sending}
      failure={failure}
      onClose={onClose}
    >
      {theirs ? <Conflict form={form} theirs={theirs} /> : null}
      {student || groups.length < 2 ? null : (
        <Choice
          id="group"
          label={t('roster.group')}
          value={spaceId}
          options={groups.map(({ id, name }) => [id, name] as const)}
          onChange={setSpaceId}
        />
      )}
      {text('name')}
      <div className={css['pair']}>
        <Choice
          id="grade"
          label={optional('grade')}
          value={form.grade}
          options={[['', t('roster.none')], ...GRADES.map((grade) => [grade, gradeName(grade)] as const)]}
          onChange={put('grade')}
        />
        {text('birthYear')}
      </div>
      {text('email', 'email')}
      <div className={css['pair']}>
        {text('parent')}
        {text('parentEmail', 'email')}
      </div>
      {text('number')}
      <label className="field">
        <span>{optional('note')}</span>
        <textarea
          id="note"
          className={`input ${css['note']}`}
          rows={3}
          value={form.note}
          aria-invalid={errors.note !== undefined}
          aria-describedby="note-hint"
          onChange={(event) => put('note')(event.target.value)}
        />
        <span className="hint" id="note-hint">
          {errors.note === undefined ? t('roster.noteHint') : t(`accounts.fieldError.${errors.note}`)}
        </span>
      </label>
      <p className="muted small">{t('roster.leastText')}</p>
    </FormDialog>
  )
}

/** Loads a student whole, with the note, and then shows the form. */
export function EditStudent({
  spaceId,
  id,
  onClose,
  onSaved,
}: Pick<Properties, 'onClose' | 'onSaved'> & { spaceId: string; id: string }): ReactNode {
  const { data } = useCallQuery<'getStudent'>(calls.getStudent, { spaceId, id })
  const [first, setFirst] = useState<WholeStudent>()
  if (!first && data) setFirst(data.student)
  return first && data ? (
    <StudentDialog groups={[data.group]} student={first} onClose={onClose} onSaved={onSaved} />
  ) : null
}
