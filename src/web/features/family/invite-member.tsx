import { useState, type ReactNode } from 'react'
import { spacesCalls as calls } from '#contract/spaces.ts'
import { usualTags } from '#core/permissions/spaces.ts'
import { callApi } from '../../platform/call-api.ts'
import { checkEmail } from '../../platform/forms/field-rules.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { checkTags } from './family-state.ts'
import { PlaceFields, type Place } from './tag-fields.tsx'

/** Asks an adult by e-mail to belong to the family. */
export function InviteMember({ spaceId, onDone }: { spaceId: string; onDone: (text: string) => void }): ReactNode {
  const [email, setEmail] = useState('')
  const [place, setPlace] = useState<Place>({ role: 'parent', tags: [...usualTags('student')] })
  const { errors, failure, sending, submit } = useForm<'email' | 'tags'>({
    fields: ['email', 'tags'],
    check: () => {
      const wrong = checkEmail(email)
      return { ...(wrong === undefined ? {} : { email: wrong }), ...checkTags(place.tags) }
    },
    send: () => callApi<'inviteMember'>(calls.inviteMember, { spaceId, email, ...place, language: currentLanguage() }),
    onDone: () => onDone(t('family.invited', { email: email.trim() })),
  })
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p className="muted">{t('family.inviteText')}</p>
      <Field
        name="email"
        label={t('family.email')}
        type="email"
        autoComplete="off"
        value={email}
        error={errors.email}
        onChange={setEmail}
      />
      <PlaceFields place={place} ageBand="adult" error={errors.tags} onChange={setPlace} />
      <FormError text={failure} />
      <button type="submit" className="button" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('family.send')}
      </button>
    </form>
  )
}
