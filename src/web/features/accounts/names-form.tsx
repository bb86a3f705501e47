import { useState, type ReactNode } from 'react'
import type { Profile } from '#contract/accounts-schemas.ts'
import { accountsCalls } from '#contract/accounts.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { keepAccount } from '../../parts/account/kept-account.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { callApi } from '../../platform/call-api.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { checkNames, NAME_FIELDS, type Names } from './names-state.ts'

/** Corrects an adult's first name, last name, username and language of emails. */
export function NamesForm({
  profile,
  onDone,
  onCancel,
}: {
  profile: Profile
  onDone: () => void
  onCancel: () => void
}): ReactNode {
  const [names, setNames] = useState<Names>({
    firstName: profile.firstName,
    lastName: profile.lastName,
    username: profile.username,
  })
  const [language, setLanguage] = useState<InterfaceLanguage>(profile.language ?? currentLanguage())
  const { errors, failure, sending, submit } = useForm({
    fields: NAME_FIELDS,
    check: () => checkNames(names),
    send: async () => {
      const result = await callApi<'changeProfile'>(accountsCalls.changeProfile, {
        ...names,
        language,
      })
      if (result.ok) {
        keepAccount(result.output.account)
        signInStore.set({ status: 'signed-in', account: result.output.account })
      }
      return result
    },
    onDone,
  })
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <FormError text={failure} />
      <Field
        name="firstName"
        autoComplete="given-name"
        value={names.firstName}
        error={errors.firstName}
        onChange={(firstName) => setNames({ ...names, firstName })}
      />
      <Field
        name="lastName"
        autoComplete="family-name"
        value={names.lastName}
        error={errors.lastName}
        onChange={(lastName) => setNames({ ...names, lastName })}
      />
      <Field
        name="username"
        autoComplete="username"
        value={names.username}
        error={errors.username}
        onChange={(username) => setNames({ ...names, username })}
      />
      <label className="field">
        <span>{t('ownAccount.emailLanguage')}</span>
        <select
          className="select"
          name="language"
          value={language}
          onChange={(event) =>
            setLanguage(INTERFACE_LANGUAGES.find(({ code }) => code === event.target.value)?.code ?? language)
          }
        >
          {INTERFACE_LANGUAGES.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p className="row wrap">
        <button type="submit" className="button" aria-disabled={sending}>
          {sending ? t('accounts.sending') : t('ownAccount.save')}
        </button>
        <button type="button" className="button outlined" onClick={onCancel}>
          {t('ownAccount.cancel')}
        </button>
      </p>
    </form>
  )
}
