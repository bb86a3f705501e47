import type { ReactNode } from 'react'
import type { FieldCode } from '#contract/errors.ts'
import { Field } from '../forms/field.tsx'
import { t } from '../i18n/translate.ts'

/** Where a code of the app, or a recovery code, is typed. */
export const CodeField = ({ value, error, onChange }: { value: string; error: FieldCode | undefined; onChange: (value: string) => void }): ReactNode => (
  <Field name="code" label={t('prove.code')} autoComplete="one-time-code" value={value} error={error} hint={t('prove.codeHint')} onChange={onChange} />
)
