import type { ReactNode } from 'react'
import type { FieldCode } from '#contract/errors.ts'
import { GUARDIAN_SCOPES } from '#core/permissions/guardian-scopes.ts'
import { t } from '../../platform/i18n/translate.ts'
import type { GuardianForm } from './guardian-form-state.ts'

/** Fields of another guardian's rights: scopes and last day. */
export function GuardianFields({
  form,
  errors,
  onChange,
}: {
  form: GuardianForm
  errors: Partial<Record<'scopes' | 'endsAt', FieldCode>>
  onChange: (form: GuardianForm) => void
}): ReactNode {
  const { scopes, lastDay } = form
  return (
    <>
      <fieldset>
        <legend>
          <b>{t('guardians.may')}</b>
        </legend>
        {GUARDIAN_SCOPES.map((scope, index) => (
          <label key={scope} className="checkbox">
            <input
              id={index === 0 ? 'scopes' : undefined}
              type="checkbox"
              checked={scopes.includes(scope)}
              aria-invalid={errors.scopes !== undefined}
              onChange={(event) =>
                onChange({
                  ...form,
                  scopes: GUARDIAN_SCOPES.filter((other) =>
                    other === scope ? event.target.checked : scopes.includes(other),
                  ),
                })
              }
            />
            <span>{t(`guardians.scope.${scope}`)}</span>
          </label>
        ))}
        {errors.scopes === undefined ? null : <p className="hint bad">{t('guardians.scopeNeeded')}</p>}
      </fieldset>
      <label className="field">
        <span>{t('guardians.lastDay')}</span>
        <input
          id="endsAt"
          className="input"
          type="date"
          value={lastDay}
          aria-invalid={errors.endsAt !== undefined}
          aria-describedby="endsAt-hint"
          onChange={(event) => onChange({ ...form, lastDay: event.target.value })}
        />
        <span className="hint" id="endsAt-hint" style={{ fontWeight: 400, display: 'block' }}>
          {t('guardians.lastDayHint')}
        </span>
        {errors.endsAt === undefined ? null : (
          <span className="hint bad" style={{ display: 'block' }}>
            {t('guardians.lastDayPassed')}
          </span>
        )}
      </label>
    </>
  )
}
