import type { ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import type { Child } from '#contract/children-schemas.ts'
import { CONSENT_TEXT_VERSION, type OptionalPurpose } from '#core/permissions/consent.ts'
import { withReauthentication } from '../../parts/account/with-reauthentication.ts'
import { callApi } from '../../platform/call-api.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { childFailure } from './child-failure.ts'

const AREAS = { assistant: 'assistant', 'class-sharing': 'sharing' } as const satisfies Record<OptionalPurpose, string>

type Props = {
  child: Child
  purpose: OptionalPurpose
  /** The language model that Khulu may ask, where it is about that. */
  model?: { host: string; region: string } | undefined
  onDone: (text: string) => void
}

/** Agrees to one of the optional purposes, or no longer, with all that it means beside it. */
export function PurposeConsent({ child: { id, username, purposes }, purpose, model, onDone }: Props): ReactNode {
  const isAgreed = purposes.includes(purpose)
  const area = AREAS[purpose]
  const { failure, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () =>
      withReauthentication(() =>
        callApi<'decidePurpose'>(childrenCalls.decidePurpose, {
          childId: id,
          purpose,
          isAgreed: !isAgreed,
          textVersion: CONSENT_TEXT_VERSION,
          language: currentLanguage(),
        }),
      ),
    onDone: () => onDone(t(isAgreed ? `children.${area}.ended` : `children.${area}.begun`, { username })),
    explain: (refused) => childFailure(refused, username),
  })
  return (
    <form className="stack" onSubmit={submit}>
      <p>{t(`children.${area}.what`)}</p>
      {model === undefined ? null : <p>{t('children.assistant.sent', model)}</p>}
      <p>{t(isAgreed ? `children.${area}.isOn` : `children.${area}.isOff`, { username })}</p>
      <FormError text={failure} />
      <button type="submit" className="button" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t(isAgreed ? `children.${area}.end` : `children.${area}.agree`)}
      </button>
    </form>
  )
}
