import '../../ui/fields.css'
import '../../ui/feedback.css'
import { useState, type ReactNode } from 'react'
import type { FieldCode } from '#contract/errors.ts'
import css from './forms.module.css'
import { t } from '../i18n/translate.ts'

/** Fields that are called the same wherever they are asked for. */
type UsualField =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'username'
  | 'email'
  | 'password'
  | 'confirmPassword'
  | 'presentPassword'

/** Label of a field, and what a browser may fill in. */
type FieldProperties = ({ name: UsualField; label?: string } | { name: string; label: string }) & {
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  /** Keyboard of a phone for the field. */
  inputMode?: 'numeric'
  value: string
  error?: FieldCode | undefined
  hint?: string
  onChange: (value: string) => void
}

/**
 * Labelled field with its error beneath, which is read out with it. A typed password can be shown (ASVS 5.0, 6.2.6).
 */
export function Field({
  name,
  label,
  type = 'text',
  autoComplete,
  inputMode,
  value,
  error,
  hint,
  onChange,
}: FieldProperties): ReactNode {
  const [shown, setShown] = useState(false)
  const described = [hint === undefined ? '' : `${name}-hint`, error === undefined ? '' : `${name}-error`]
    .filter(Boolean)
    .join(' ')
  const called = label ?? t(`accounts.field.${name as UsualField}`)
  return (
    <div>
      <label className="field">
        <span>{called}</span>
        <input
          id={name}
          className="input"
          name={name}
          type={shown ? 'text' : type}
          autoComplete={autoComplete}
          value={value}
          aria-invalid={error !== undefined}
          inputMode={inputMode}
          {...(described === '' ? {} : { 'aria-describedby': described })}
          autoCapitalize={type === 'text' && name !== 'name' && name !== 'username' ? 'words' : 'off'}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
        {hint === undefined ? null : (
          <span className="hint" id={`${name}-hint`} style={{ fontWeight: 400, display: 'block' }}>
            {hint}
          </span>
        )}
        {error === undefined ? null : (
          <span className="hint bad" id={`${name}-error`} style={{ display: 'block' }}>
            {t(`accounts.fieldError.${error}`)}
          </span>
        )}
      </label>
      {type === 'password' ? (
        <button type="button" className={css['show']} onClick={() => setShown(!shown)}>
          {t(shown ? 'accounts.hidePassword' : 'accounts.showPassword', { field: called })}
        </button>
      ) : null}
    </div>
  )
}

/** Announces why a form was refused, and for how long if waiting helps. */
export const FormError = ({ text }: { text: string | undefined }): ReactNode => (
  <div role="alert">{text === undefined ? null : <p className="feedback bad">{text}</p>}</div>
)
