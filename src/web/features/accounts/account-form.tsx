import '../../ui/fields.css'
import '../../ui/feedback.css'
import type { ReactNode } from 'react'
import type { FieldCode } from '#contract/errors.ts'
import { t } from '../../platform/i18n/translate.ts'
import type { FieldName } from './signup-state.ts'

/** What a browser may fill in for a field. */
type FieldProperties = {
  name: FieldName | 'name'
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  value: string
  error?: FieldCode | undefined
  hint?: string
  onChange: (value: string) => void
}

/** One labelled field; its error stands beneath it, and is read with it. */
export function Field({ name, type = 'text', autoComplete, value, error, hint, onChange }: FieldProperties): ReactNode {
  const described = [hint === undefined ? '' : `${name}-hint`, error === undefined ? '' : `${name}-error`].filter(Boolean).join(' ')
  return (
    <label className="f">
      <span>{t(`accounts.field.${name}`)}</span>
      <input id={name} className="in-t" name={name} type={type} autoComplete={autoComplete} value={value} aria-invalid={error !== undefined}
        {...(described === '' ? {} : { 'aria-describedby': described })} autoCapitalize={type === 'text' && name !== 'name' && name !== 'username' ? 'words' : 'off'} spellCheck={false}
        onChange={(event) => onChange(event.target.value)} />
      {hint === undefined ? null : <span className="hint" id={`${name}-hint`} style={{ fontWeight: 400, display: 'block' }}>{hint}</span>}
      {error === undefined ? null : <span className="hint bad" id={`${name}-error`} style={{ display: 'block' }}>{t(`accounts.fieldError.${error}`)}</span>}
    </label>
  )
}

/** Why a form was refused, announced; where it is a matter of waiting, how long. */
export const FormError = ({ text }: { text: string | undefined }): ReactNode => (
  <div role="alert">{text === undefined ? null : <p className="fb bad">{text}</p>}</div>
)
