import type { ReactNode } from 'react'
import type { FieldCode } from '#contract/errors.ts'
import type { ChildSecret } from '#core/people/child-secrets.ts'
import { Field } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import css from './children.module.css'
import { PicturePad } from './picture-pad.tsx'
import type { SecretForm } from './secret-state.ts'

/** Id of the field that gets the focus on an error; the server uses the same name. */
export const SECRET_FIELD = 'secret.value'

type SecretFieldProperties = {
  form: SecretForm
  /** Kinds of login to choose from. */
  kinds: readonly ChildSecret['kind'][]
  /** True if one is chosen, or shown to be known. */
  isNew: boolean
  error: FieldCode | undefined
  onChange: (form: SecretForm) => void
}

/** Field for a child's login: pictures to tap or a PIN to type; for a teen a password. */
export function SecretField({ form, kinds, isNew, error, onChange }: SecretFieldProperties): ReactNode {
  const { kind } = form
  const autoComplete = isNew ? 'new-password' : 'current-password'
  return (
    <fieldset className="stack">
      <legend className="visually-hidden">{t(isNew ? 'children.chooseSecret' : 'children.secret')}</legend>
      {kinds.length < 2 ? null : (
        <div className={css['kinds']}>
          {kinds.map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={one === kind}
              onClick={() => onChange({ ...form, kind: one })}
            >
              {t(`children.kind.${one}`)}
            </button>
          ))}
        </div>
      )}
      {kind === 'pictures' ? (
        <div
          id={SECRET_FIELD}
          tabIndex={-1}
          role="group"
          aria-labelledby="pictures-label"
          className="stack"
          {...(error === undefined ? {} : { 'aria-describedby': 'pictures-error' })}
        >
          <p id="pictures-label">
            <b>{t(isNew ? 'children.choosePictures' : 'children.tapPictures')}</b>
          </p>
          <PicturePad form={form} hidden={!isNew} onChange={onChange} />
          <p role="status" id="pictures-error" className="hint bad">
            {error === undefined ? null : t(error === 'too-common' ? 'children.easyPictures' : 'children.fourPictures')}
          </p>
        </div>
      ) : null}
      {kind === 'pin' ? (
        <Field
          name={SECRET_FIELD}
          label={t('children.kind.pin')}
          type="password"
          inputMode="numeric"
          autoComplete={autoComplete}
          value={form.pin}
          error={error}
          {...(isNew ? { hint: t('children.pinHint') } : {})}
          onChange={(pin) => onChange({ ...form, pin })}
        />
      ) : null}
      {kind === 'password' ? (
        <Field
          name={SECRET_FIELD}
          label={t('children.kind.password')}
          type="password"
          autoComplete={autoComplete}
          value={form.password}
          error={error}
          {...(isNew ? { hint: t('accounts.passwordHint') } : {})}
          onChange={(password) => onChange({ ...form, password })}
        />
      ) : null}
    </fieldset>
  )
}
