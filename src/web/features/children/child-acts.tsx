import { useState, type ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import type { Child } from '#contract/children-schemas.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { withReauthentication } from '../../parts/account/with-reauthentication.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { AGREEMENT_FIELDS, AgreementFields, agreementInput, checkAgreement, useAgreement } from './agreement.tsx'
import { childFailure } from './child-failure.ts'
import { keepWrong } from './child-form-state.ts'
import { SECRET_FIELD, SecretField } from './secret-field.tsx'
import { checkNewSecret, EMPTY_SECRET, secretOf } from './secret-state.ts'

type Act = { child: Child; onDone: (text: string) => void }

/** Gives a child other pictures or another PIN, and a teen another password. */
export function ChangeSecret({ child: { id, username, ageBand }, onDone }: Act): ReactNode {
  const kinds = ageBand === 'teen' ? (['password'] as const) : (['pictures', 'pin'] as const)
  const [secret, setSecret] = useState({ ...EMPTY_SECRET, kind: kinds[0] as (typeof EMPTY_SECRET)['kind'] })
  const { errors, failure, sending, submit } = useForm<typeof SECRET_FIELD | 'password'>({
    fields: [SECRET_FIELD, 'password'],
    check: () => keepWrong({ [SECRET_FIELD]: checkNewSecret(secret) }),
    send: () => callApi<'setChildSecret'>(childrenCalls.setChildSecret, { childId: id, secret: secretOf(secret) }),
    onDone: () => onDone(t('children.secretChanged', { username })),
    explain: (refused) => childFailure(refused, username),
  })
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <SecretField
        form={secret}
        kinds={kinds}
        isNew
        error={errors[SECRET_FIELD] ?? errors.password}
        onChange={setSecret}
      />
      <FormError text={failure} />
      <button type="submit" className="button" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('children.saveSecret')}
      </button>
    </form>
  )
}

/** Describes the effect of a press in words. A deletion or withdrawal by a guardian other than the first waits. */
function wordsOf(
  act: 'withdraw' | 'delete' | 'leave',
  { username, kind }: Child,
): { text: string; confirm: string; done: string } {
  if (act === 'leave' || kind === 'first')
    return {
      text: t(`children.${act}.text`, { username }),
      confirm: t(`children.${act}.confirm`),
      done: t(`children.${act}.done`, { username }),
    }
  if (act === 'delete')
    return {
      text: t('children.delete.later', { username }),
      confirm: t('children.delete.laterConfirm'),
      done: t('children.delete.laterDone', { username }),
    }
  return {
    text: t('children.withdraw.later', { username }),
    confirm: t('children.withdraw.confirm'),
    done: t('children.withdraw.laterDone', { username }),
  }
}

function sendAct(act: 'withdraw' | 'delete' | 'leave', childId: string): Promise<CallResult<object>> {
  if (act === 'delete') return callApi<'deleteChild'>(childrenCalls.deleteChild, { childId })
  if (act === 'withdraw')
    return callApi<'withdrawConsent'>(childrenCalls.withdrawConsent, { childId, language: currentLanguage() })
  const signIn = signInStore.get()
  return callApi<'endGuardian'>(guardiansCalls.endGuardian, {
    childId,
    guardianId: signIn.status === 'signed-in' ? signIn.account.id : '',
  })
}

/** Button that asks for a second press before an act that can't be undone. */
export function ConfirmAct({ act, child, onDone }: Act & { act: 'withdraw' | 'delete' | 'leave' }): ReactNode {
  const words = wordsOf(act, child)
  const { failure, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () => withReauthentication(() => sendAct(act, child.id)),
    onDone: () => onDone(words.done),
    explain: (refused) => childFailure(refused, child.username),
  })
  return (
    <form className="stack" onSubmit={submit}>
      <p>{words.text}</p>
      <FormError text={failure} />
      <button type="submit" className="button" aria-disabled={sending}>
        {sending ? t('accounts.sending') : words.confirm}
      </button>
    </form>
  )
}

/** Agrees again after a consent was withdrawn. */
export function RenewConsent({ child: { id, username }, onDone }: Act): ReactNode {
  const agreement = useAgreement()
  const { errors, failure, sending, submit } = useForm({
    fields: AGREEMENT_FIELDS,
    check: () => checkAgreement(agreement),
    send: () =>
      withReauthentication(() =>
        callApi<'renewConsent'>(childrenCalls.renewConsent, { childId: id, ...agreementInput(agreement) }),
      ),
    onDone: () => onDone(t('children.renewed', { username })),
    explain: (refused) => childFailure(refused, username),
  })
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <AgreementFields agreement={agreement} errors={errors} />
      <FormError text={failure} />
      <button type="submit" className="button" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('children.guardian.agree')}
      </button>
    </form>
  )
}
