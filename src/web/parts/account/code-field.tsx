import type { ReactNode } from 'react'
import type { FieldCode } from '#contract/errors.ts'
import { Field } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'

type Props = {
  value: string
  error: FieldCode | undefined
  /** Hint below the field; missing if a recovery code works as well. */
  hint?: string
  onChange: (value: string) => void
}

/** Field for a code of the app, or a recovery code. */
export const CodeField = ({ value, error, hint = t('prove.codeHint'), onChange }: Props): ReactNode => (
  <Field
    name="code"
    label={t('prove.code')}
    autoComplete="one-time-code"
    value={value}
    error={error}
    hint={hint}
    onChange={onChange}
  />
)
