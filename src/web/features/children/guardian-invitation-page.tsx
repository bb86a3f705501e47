import type { ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { guardiansCalls as calls } from '#contract/guardians.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { AnswerInvitation, type InvitationAnswer } from '../../parts/account/answer-invitation.tsx'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import css from './children.module.css'
import { lastDayOf } from './guardian-form-state.ts'

const read = (token: string) => callApi<'readInvitation'>(calls.readInvitation, { token })

const send = (answer: InvitationAnswer, token: string) =>
  answer === 'accepted'
    ? callApi<'acceptInvitation'>(calls.acceptInvitation, { token })
    : callApi<'refuseInvitation'>(calls.refuseInvitation, { token })

const draw = ({ username, invitedBy, scopes, endsAt }: CallOf<'readInvitation'>['output']): ReactNode => (
  <>
    <h2 id="invited">{t('guardians.invitedTo', { username })}</h2>
    <p>{t('guardians.invitedBy', { name: isolateName(invitedBy) })}</p>
    <ul className={css['list']}>
      {scopes.map((scope) => (
        <li key={scope}>{t(`guardians.scope.${scope}`)}</li>
      ))}
    </ul>
    {endsAt === null ? null : (
      <p>{t('guardians.until', { day: lastDayOf(endsAt, -new Date().getTimezoneOffset()) })}</p>
    )}
  </>
)

/** Page of the email by which a first guardian invites another: the request, and the rights it gives. */
export default function GuardianInvitationPage(): ReactNode {
  const texts = {
    title: t('guardians.invitationTitle'),
    loading: t('children.loading'),
    loginFirst: t('guardians.loginFirst'),
    makeAccount: t('children.guardian.makeAccount'),
    adultsOnly: t('children.adultsOnly'),
    refuseText: t('guardians.refuseText'),
    noLink: t('children.guardian.noLink'),
    accepted: t('guardians.answer.accepted'),
    refused: t('guardians.answer.refused'),
  }
  return (
    <AnswerInvitation
      invitation={{
        path: '/guardian-invitation',
        read,
        send,
        texts,
        draw,
        done: (answer) => ({
          title: t(`guardians.${answer}Title`),
          content: (
            <>
              <p>{t(`guardians.${answer}Text`)}</p>
              {answer === 'accepted' ? (
                <p>
                  <Link className="button" href="/children">
                    {t('children.guardian.toChildren')}
                  </Link>
                </p>
              ) : null}
            </>
          ),
        }),
      }}
    />
  )
}
