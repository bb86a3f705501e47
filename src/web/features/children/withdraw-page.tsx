import { useEffect, useState, type ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { DoneCard } from '../../platform/forms/done-card.tsx'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useLinkToken } from '../../platform/forms/use-link-token.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Spinner } from '../../ui/spinner.tsx'

type Read = CallResult<{ username: string; decidedAt: string }>

const ToChildren = (): ReactNode => (
  <p>
    <Link className="link" href="/children">
      {t('children.guardian.toChildren')}
    </Link>
  </p>
)

/** Button that withdraws the consent. Programs that only check the links of emails withdraw nothing. */
function WithdrawForm({
  link,
  username,
  decidedAt,
  onDone,
}: {
  link: string
  username: string
  decidedAt: string
  onDone: () => void
}): ReactNode {
  const { failure, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () => callApi<'withdrawByLink'>(childrenCalls.withdrawByLink, { token: link, language: currentLanguage() }),
    onDone,
  })
  return (
    <form className="card stack" onSubmit={submit}>
      <p>{t('children.withdrawLink.text', { username, day: decidedAt.slice(0, 10) })}</p>
      <p>{t('children.withdraw.text', { username })}</p>
      <FormError text={failure} />
      <button type="submit" className="button big wide" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('children.withdraw.confirm')}
      </button>
      <p className="muted small">{t('children.withdrawLink.keep')}</p>
    </form>
  )
}

function Question({ link }: { link: string }): ReactNode {
  const [read, setRead] = useState<Read>()
  const [isDone, setIsDone] = useState(false)
  useEffect(() => {
    void callApi<'readWithdrawal'>(childrenCalls.readWithdrawal, { token: link }).then(setRead)
  }, [link])
  if (read === undefined)
    return (
      <div className="empty">
        <Spinner label={t('children.loading')} />
      </div>
    )
  if (!read.ok)
    return (
      <>
        <FormError text={failureText(read)} />
        <p>{t('children.withdrawLink.over')}</p>
        <ToChildren />
      </>
    )
  const { username } = read.output
  if (isDone)
    return (
      <DoneCard title={t('children.withdrawn')}>
        <p>{t('children.withdraw.done', { username })}</p>
      </DoneCard>
    )
  return <WithdrawForm link={link} {...read.output} onDone={() => setIsDone(true)} />
}

/** Page of the email a day after a consent: withdraws it without a login. */
export default function WithdrawPage(): ReactNode {
  const link = useLinkToken()
  return (
    <div className="narrow">
      <h1>{t('children.withdrawLink.title')}</h1>
      {link === '' ? (
        <>
          <p>{t('children.withdrawLink.over')}</p>
          <ToChildren />
        </>
      ) : null}
      {link === null || link === '' ? null : <Question link={link} />}
    </div>
  )
}
