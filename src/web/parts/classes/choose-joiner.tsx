import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import { CONSENT_TEXT_VERSION } from '#core/permissions/consent.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { withReauthentication } from '../account/with-reauthentication.ts'
import css from './choose-joiner.module.css'
import { firstJoiner, type Joiner } from './joining-state.ts'

/** Agrees that classes see what a child learns, where nobody has yet. Done twice, it is once. */
const agree = (childId: string): Promise<CallResult<unknown>> =>
  withReauthentication(() =>
    callApi<'decidePurpose'>(childrenCalls.decidePurpose, {
      childId,
      purpose: 'class-sharing',
      isAgreed: true,
      textVersion: CONSENT_TEXT_VERSION,
      language: currentLanguage(),
    }),
  )

/**
 * Asks an adult who joins a class or a course. A child may need a consent, which is given here.
 * @param submit text of the button
 * @param send joins; `childId` is undefined for the adult
 */
export function ChooseJoiner({
  joiners,
  submit,
  send,
  onDone,
}: {
  joiners: readonly Joiner[]
  submit: string
  send: (childId: string | undefined) => Promise<CallResult<unknown>>
  onDone: (joiner: Joiner) => void
}): ReactNode {
  const [typed, setTyped] = useState<string>()
  const [isAgreed, setAgreed] = useState(false)
  const chosenId = typed ?? firstJoiner(joiners)
  const chosen = joiners.find(({ id, hasJoined }) => id === chosenId && !hasJoined)
  const {
    errors,
    failure,
    sending,
    submit: onSubmit,
  } = useForm<'joiner' | 'sharing'>({
    fields: ['joiner', 'sharing'],
    check: () => ({
      ...(chosen ? {} : { joiner: 'missing' as const }),
      ...(chosen?.needsConsent && !isAgreed ? { sharing: 'not-accepted' as const } : {}),
    }),
    send: async () => {
      if (!chosen) return { ok: true, output: {} }
      if (chosen.needsConsent) {
        const agreed = await agree(chosen.id)
        if (!agreed.ok) return agreed
      }
      return send(chosen.id === '' ? undefined : chosen.id)
    },
    onDone: () => {
      if (chosen) onDone(chosen)
    },
    explain: (refused) => (refused.code === 'proof-needed' ? t('classes.joinUnproved') : failureText(refused)),
  })
  const open = joiners.find(({ hasJoined }) => !hasJoined)
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <fieldset className={css['choices']}>
        <legend>
          <b>{t('classes.whoJoins')}</b>
        </legend>
        {joiners.map((joiner) => (
          <label key={joiner.id} className={css['choice']}>
            <input
              id={joiner === open ? 'joiner' : undefined}
              type="radio"
              name="joiner"
              value={joiner.id}
              disabled={joiner.hasJoined}
              checked={joiner === chosen}
              onChange={() => {
                setTyped(joiner.id)
                setAgreed(false)
              }}
            />
            <span>
              <bdi>{joiner.name}</bdi>
              {joiner.id === '' ? ` (${t('classes.you')})` : ''}
              {joiner.hasJoined ? <span className="muted small"> {t('classes.isIn')}</span> : null}
            </span>
          </label>
        ))}
      </fieldset>
      {errors.joiner === undefined ? null : <p className="hint bad">{t('classes.joinerNeeded')}</p>}
      {chosen?.needsConsent ? (
        <div className={css['consent']}>
          <p>{t('classes.consentWhat', { username: chosen.name })}</p>
          <label className="checkbox">
            <input
              id="sharing"
              type="checkbox"
              checked={isAgreed}
              aria-invalid={errors.sharing !== undefined}
              onChange={(event) => setAgreed(event.target.checked)}
            />
            <span>{t('classes.consentAgree', { username: chosen.name })}</span>
          </label>
          {errors.sharing === undefined ? null : <p className="hint bad">{t('classes.consentNeeded')}</p>}
        </div>
      ) : null}
      <FormError text={failure} />
      <button type="submit" className="button big" aria-disabled={sending}>
        {sending ? t('accounts.sending') : submit}
      </button>
    </form>
  )
}
