import '../../ui/tag.css'
import type { ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { spacesCalls as calls } from '#contract/spaces.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { AnswerInvitation, type InvitationAnswer } from '../../parts/account/answer-invitation.tsx'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import css from './family.module.css'
import { Tags } from './tag-fields.tsx'

const read = (token: string) => callApi<'readSpaceInvitation'>(calls.readSpaceInvitation, { token })

const send = (answer: InvitationAnswer, token: string) =>
  answer === 'accepted'
    ? callApi<'acceptSpaceInvitation'>(calls.acceptSpaceInvitation, { token })
    : callApi<'refuseSpaceInvitation'>(calls.refuseSpaceInvitation, { token })

const draw = ({ kind, name, invitedBy, tags }: CallOf<'readSpaceInvitation'>['output']): ReactNode => (
  <>
    <h2 id="invited" className={css['name']}>
      {t('family.invitedTo', { name: isolateName(name) })}
    </h2>
    <p>{t(`family.invitedBy.${kind}`, { name: isolateName(invitedBy) })}</p>
    <Tags tags={tags} />
  </>
)

/** Page of an email that invites to a family, class or school. */
export default function InvitationPage(): ReactNode {
  const texts = {
    title: t('family.invitationTitle'),
    loading: t('family.loading'),
    loginFirst: t('family.loginFirst'),
    makeAccount: t('accounts.signUp'),
    adultsOnly: t('family.adultsOnly'),
    refuseText: t('family.refuseText'),
    noLink: t('family.noLink'),
    accepted: t('family.answer.accepted'),
    refused: t('family.answer.refused'),
  }
  return (
    <AnswerInvitation
      invitation={{
        path: '/invitation',
        read,
        send,
        texts,
        draw,
        done: (answer) => ({
          title: t(`family.${answer}Title`),
          content:
            answer === 'accepted' ? (
              <p>
                <Link className="button" href="/dashboard/family">
                  {t('family.toFamily')}
                </Link>
              </p>
            ) : (
              <p>{t('family.refusedText')}</p>
            ),
        }),
      }}
    />
  )
}
