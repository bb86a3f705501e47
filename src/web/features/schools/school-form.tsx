import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import { SCHOOL_DESCRIPTION_LENGTH } from '#contract/schools.ts'
import { REGIONS } from '#core/schools/regions.ts'
import { SCHOOL_FOCUS, SCHOOL_IMAGES, SCHOOL_TYPES, type SchoolImage } from '#core/schools/schools.ts'
import { FormDialog } from '../../parts/dashboard/form-dialog.tsx'
import type { CallResult } from '../../platform/call-api.ts'
import { Field } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { SchoolBand } from './school-card.tsx'
import { checkSchool, SCHOOL_FIELDS, type SchoolField, type TypedSchool } from './school-form-state.ts'
import css from './schools.module.css'

const Select = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: Value
  options: readonly { id: Value; name: string }[]
  onChange: (value: Value) => void
}): ReactNode => (
  <label className="field">
    <span>{label}</span>
    <select className="select" value={value} onChange={(event) => onChange(event.target.value as Value)}>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

const PictureField = ({
  chosen,
  onChoose,
}: {
  chosen: SchoolImage
  onChoose: (image: SchoolImage) => void
}): ReactNode => (
  <fieldset className={css['group']}>
    <legend>{t('schools.picture')}</legend>
    <div className={css['pictures']}>
      {SCHOOL_IMAGES.map((image) => (
        <label key={image} className={css['picture']}>
          <input type="radio" name="image" checked={chosen === image} onChange={() => onChoose(image)} />
          <span>{t(`schools.image.${image}`)}</span>
          <SchoolBand image={image} />
        </label>
      ))}
    </div>
  </fieldset>
)

/** Dialog for the facts of a school, new or known. */
export function SchoolForm({
  title,
  submit,
  first,
  send,
  onDone,
  onClose,
}: {
  title: string
  submit: string
  first: TypedSchool
  send: (typed: TypedSchool) => Promise<CallResult<unknown>>
  onDone: () => void
  onClose: () => void
}): ReactNode {
  const [typed, setTyped] = useState(first)
  const {
    errors,
    failure,
    sending,
    submit: onSubmit,
  } = useForm<SchoolField>({
    fields: SCHOOL_FIELDS,
    check: () => checkSchool(typed, new Date().getFullYear()),
    send: () => send(typed),
    onDone,
  })
  const set = (changes: Partial<TypedSchool>): void => setTyped({ ...typed, ...changes })
  return (
    <FormDialog title={title} submit={submit} onSubmit={onSubmit} sending={sending} failure={failure} onClose={onClose}>
      <Field
        name="name"
        label={t('schools.name')}
        autoComplete="off"
        value={typed.name}
        error={errors.name}
        onChange={(name) => set({ name })}
      />
      <label className="field">
        <span>{t('schools.description')}</span>
        <textarea
          id="description"
          className={css['text']}
          maxLength={SCHOOL_DESCRIPTION_LENGTH}
          value={typed.description}
          aria-invalid={errors.description !== undefined}
          onChange={(event) => set({ description: event.target.value })}
        />
        {errors.description ? <span className="hint bad">{t('schools.descriptionNeeded')}</span> : null}
      </label>
      <div className={css['pair']}>
        <Field
          name="location"
          label={t('schools.location')}
          autoComplete="off"
          value={typed.location}
          error={errors.location}
          onChange={(location) => set({ location })}
        />
        <Select
          label={t('schools.region')}
          value={typed.region}
          options={REGIONS.map((id) => ({ id, name: t(`schools.region.${id}`) }))}
          onChange={(region) => set({ region })}
        />
        <Select
          label={t('schools.type')}
          value={typed.type}
          options={SCHOOL_TYPES.map((id) => ({ id, name: t(`schools.type.${id}`) }))}
          onChange={(type) => set({ type })}
        />
        <Field
          name="founded"
          label={t('schools.founded')}
          inputMode="numeric"
          autoComplete="off"
          value={typed.founded}
          error={errors.founded}
          onChange={(founded) => set({ founded })}
        />
      </div>
      <fieldset className={css['group']}>
        <legend>{t('schools.focus')}</legend>
        <div className={css['choices']}>
          {SCHOOL_FOCUS.map((one, at) => (
            <label key={one} className="checkbox">
              <input
                type="checkbox"
                {...(at === 0 && { id: 'focus' })}
                checked={typed.focus.includes(one)}
                onChange={(event) =>
                  set({
                    focus: event.target.checked ? [...typed.focus, one] : typed.focus.filter((known) => known !== one),
                  })
                }
              />
              {t(`schools.focus.${one}`)}
            </label>
          ))}
        </div>
        {errors.focus ? <p className="hint bad">{t('schools.focusNeeded')}</p> : null}
      </fieldset>
      <PictureField chosen={typed.image} onChoose={(image) => set({ image })} />
    </FormDialog>
  )
}
