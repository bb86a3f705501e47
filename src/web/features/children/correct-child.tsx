import { useState, type ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import type { Child } from '#contract/children-schemas.ts'
import type { MinorBand } from '#core/people/age-bands.ts'
import { callApi } from '../../platform/call-api.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { childFailure } from './child-failure.ts'
import { checkUsername, keepWrong } from './child-form-state.ts'
import css from './children.module.css'
import { SECRET_FIELD, SecretField } from './secret-field.tsx'
import { checkNewSecret, EMPTY_SECRET, secretOf } from './secret-state.ts'

/** Kinds of login for each age group. */
const KINDS = { child: ['pictures', 'pin'], teen: ['password'] } as const

/** Corrects a child's username and age group. Another age group logs in differently, so its login is chosen with it. */
export function CorrectChild({ child, onDone }: { child: Child; onDone: (text: string) => void }): ReactNode {
  const present: MinorBand = child.ageBand === 'teen' ? 'teen' : 'child'
  const [username, setUsername] = useState(child.username)
  const [ageBand, setAgeBand] = useState<MinorBand>(present)
  const [secret, setSecret] = useState(EMPTY_SECRET)
  const needsLogin = ageBand !== present
  const { errors, failure, sending, submit } = useForm<'username' | typeof SECRET_FIELD | 'password'>({
    fields: ['username', SECRET_FIELD, 'password'],
    check: () =>
      keepWrong({
        username: checkUsername(username),
        ...(needsLogin ? { [SECRET_FIELD]: checkNewSecret(secret) } : {}),
      }),
    send: () =>
      callApi<'correctChild'>(childrenCalls.correctChild, {
        childId: child.id,
        username,
        ageBand,
        ...(needsLogin ? { secret: secretOf(secret) } : {}),
        language: currentLanguage(),
      }),
    onDone: () => onDone(t('children.corrected', { username: username.trim().toLowerCase() })),
    explain: (refused) => childFailure(refused, child.username),
  })
  const choose = (band: MinorBand): void => {
    setAgeBand(band)
    setSecret({ ...EMPTY_SECRET, kind: KINDS[band][0] })
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <Field
        name="username"
        label={t('children.childUsername')}
        autoComplete="off"
        value={username}
        error={errors.username}
        hint={t('children.childUsernameHint')}
        onChange={setUsername}
      />
      <div className={css['kinds']} role="group" aria-label={t('children.howOld')}>
        {(['child', 'teen'] as const).map((band) => (
          <button
            key={band}
            type="button"
            className="chip"
            aria-pressed={band === ageBand}
            onClick={() => choose(band)}
          >
            {t(`children.band.${band}`)}
          </button>
        ))}
      </div>
      {needsLogin ? (
        <>
          <p>{t('children.correctNewLogin', { username })}</p>
          <SecretField
            form={secret}
            kinds={KINDS[ageBand]}
            isNew
            error={errors[SECRET_FIELD] ?? errors.password}
            onChange={setSecret}
          />
        </>
      ) : null}
      <FormError text={failure} />
      <button type="submit" className="button" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('children.correctSave')}
      </button>
    </form>
  )
}
