import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import { SCHEDULE_LENGTH } from '#contract/classes.ts'
import type { FieldCode } from '#contract/errors.ts'
import { LEARNING_LANGUAGES } from '#core/languages/learning-languages.ts'
import { GRADES } from '#core/people/grades.ts'
import { FormDialog } from '../../parts/dashboard/form-dialog.tsx'
import { gradeName } from '../../parts/dashboard/grade-name.ts'
import type { CallResult } from '../../platform/call-api.ts'
import { Field } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { checkClass, CLASS_FIELDS, type ClassField, type TypedClass } from './class-form-state.ts'
import css from './classes.module.css'

type Choice = { value: string; name: string; lang?: string }

const Select = ({
  name,
  label,
  value,
  choices,
  onChange,
}: {
  name: string
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
}): ReactNode => (
  <label className="field">
    <span>{label}</span>
    <select id={name} className="select" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t('classes.noChoice')}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} lang={choice.lang}>
          {choice.name}
        </option>
      ))}
    </select>
  </label>
)

const Day = ({
  name,
  label,
  value,
  error,
  onChange,
}: {
  name: string
  label: string
  value: string
  error: FieldCode | undefined
  onChange: (value: string) => void
}): ReactNode => (
  <label className="field">
    <span>{label}</span>
    <input
      id={name}
      className="input"
      type="date"
      value={value}
      aria-invalid={error !== undefined}
      {...(error === undefined ? {} : { 'aria-describedby': `${name}-error` })}
      onChange={(event) => onChange(event.target.value)}
    />
    {error === undefined ? null : (
      <span id={`${name}-error`} className={`hint bad ${css['under']}`}>
        {t('classes.endsTooSoon')}
      </span>
    )}
  </label>
)

/** Dialog for the facts of a class, new or known. */
export function ClassForm({
  title,
  submit,
  first,
  send,
  onDone,
  onClose,
}: {
  title: string
  submit: string
  first: TypedClass
  send: (typed: TypedClass) => Promise<CallResult<unknown>>
  onDone: (typed: TypedClass) => void
  onClose: () => void
}): ReactNode {
  const [typed, setTyped] = useState(first)
  const {
    errors,
    failure,
    sending,
    submit: onSubmit,
  } = useForm<ClassField>({
    fields: CLASS_FIELDS,
    check: () => checkClass(typed),
    send: () => send(typed),
    onDone: () => onDone(typed),
  })
  const set = (name: ClassField) => (value: string) => setTyped({ ...typed, [name]: value })
  return (
    <FormDialog title={title} submit={submit} onSubmit={onSubmit} sending={sending} failure={failure} onClose={onClose}>
      <Field
        name="name"
        label={t('classes.name')}
        autoComplete="off"
        value={typed.name}
        error={errors.name}
        hint={t('classes.nameHint')}
        onChange={set('name')}
      />
      <Field
        name="subject"
        label={t('classes.subject')}
        autoComplete="off"
        value={typed.subject}
        error={errors.subject}
        onChange={set('subject')}
      />
      <div className={css['pair']}>
        <Select
          name="grade"
          label={t('classes.grade')}
          value={typed.grade}
          choices={GRADES.map((grade) => ({ value: grade, name: gradeName(grade) }))}
          onChange={set('grade')}
        />
        <Select
          name="language"
          label={t('classes.language')}
          value={typed.language}
          choices={LEARNING_LANGUAGES.map(({ code, name }) => ({ value: code, name, lang: code }))}
          onChange={set('language')}
        />
        <Day
          name="startsOn"
          label={t('classes.startsOn')}
          value={typed.startsOn}
          error={errors.startsOn}
          onChange={set('startsOn')}
        />
        <Day
          name="endsOn"
          label={t('classes.endsOn')}
          value={typed.endsOn}
          error={errors.endsOn}
          onChange={set('endsOn')}
        />
      </div>
      <label className="field">
        <span>{t('classes.schedule')}</span>
        <input
          id="schedule"
          className="input"
          maxLength={SCHEDULE_LENGTH}
          autoComplete="off"
          value={typed.schedule}
          placeholder={t('classes.scheduleExample')}
          onChange={(event) => set('schedule')(event.target.value)}
        />
      </label>
    </FormDialog>
  )
}
