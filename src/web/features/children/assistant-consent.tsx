import type { ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import type { Child } from '#contract/children-schemas.ts'
import { ASSISTANT_PURPOSE, CONSENT_TEXT_VERSION } from '#core/permissions/consent.ts'
import { withProof } from '../../platform/account/with-proof.ts'
import { callApi } from '../../platform/call-api.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { childFailure } from './child-failure.ts'

/** A guardian lets Khulu have a language model understand the child's questions, or no longer, with all that it means beside it. */
export function AssistantConsent({ child: { id, username, purposes }, model, onDone }: { child: Child; model: { host: string; region: string }; onDone: (text: string) => void }): ReactNode {
  const isAgreed = purposes.includes(ASSISTANT_PURPOSE)
  const { failure, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () => withProof(() => callApi<'decideAssistant'>(childrenCalls.decideAssistant, { childId: id, isAgreed: !isAgreed, textVersion: CONSENT_TEXT_VERSION, language: currentLanguage() })),
    onDone: () => onDone(t(isAgreed ? 'children.assistant.ended' : 'children.assistant.begun', { username })),
    explain: (refused) => childFailure(refused, username),
  })
  return (
    <form className="st" onSubmit={submit}>
      <p>{t('children.assistant.what')}</p>
      <p>{t('children.assistant.sent', model)}</p>
      <p>{t(isAgreed ? 'children.assistant.isOn' : 'children.assistant.isOff', { username })}</p>
      <FormError text={failure} />
      <button type="submit" className="btn" aria-disabled={sending}>{sending ? t('accounts.sending') : t(isAgreed ? 'children.assistant.end' : 'children.assistant.agree')}</button>
    </form>
  )
}
