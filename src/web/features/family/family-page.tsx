import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { Space } from '#contract/spaces-schemas.ts'
import { spacesCalls as calls } from '#contract/spaces.ts'
import { signInStore, type Account } from '../../parts/account/account-store.ts'
import { useSample } from '../../parts/dashboard/sample.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { NearNote } from '../../platform/forms/near-note.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { FamilyCard } from './family-card.tsx'
import css from './family.module.css'
import { SampleFamily } from './sample-family.tsx'
import { SettingsCard } from './settings-card.tsx'

function MakeFamily({ onMade }: { onMade: (text: string) => void }): ReactNode {
  const [name, setName] = useState('')
  const { errors, failure, sending, submit } = useForm<'name'>({
    fields: ['name'],
    check: () => (name.trim() === '' ? { name: 'missing' } : {}),
    send: () => callApi<'createSpace'>(calls.createSpace, { kind: 'family', name }),
    onDone: () => onMade(t('family.made', { name: name.trim() })),
  })
  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <h2>{t('family.makeTitle')}</h2>
      <p>{t('family.makeText')}</p>
      <Field
        name="name"
        label={t('family.name')}
        autoComplete="off"
        value={name}
        error={errors.name}
        onChange={setName}
      />
      <FormError text={failure} />
      <button type="submit" className="button" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('family.make')}
      </button>
    </form>
  )
}

function OwnFamilies({ account }: { account: Account }): ReactNode {
  const [result, setResult] = useState<CallResult<{ spaces: Space[] }>>()
  const [done, setDone] = useState<string>()
  const load = useCallback(() => {
    void callApi<'listSpaces'>(calls.listSpaces, {}).then(setResult)
  }, [])
  useEffect(load, [load])
  const finish = (text: string): void => {
    setDone(text)
    load()
  }
  if (result === undefined)
    return (
      <div className="empty">
        <Spinner label={t('family.loading')} />
      </div>
    )
  if (!result.ok)
    return (
      <>
        <FormError text={failureText(result)} />
        <p>
          <button type="button" className="button outlined" onClick={load}>
            {t('family.tryAgain')}
          </button>
        </p>
      </>
    )
  const families = result.output.spaces.filter(({ kind }) => kind === 'family')
  return (
    <>
      <p role="status">{done}</p>
      {families.map(({ id }) => (
        <FamilyCard key={id} spaceId={id} accountId={account.id} onChanged={finish} />
      ))}
      <NearNote used={{ spaces: result.output.spaces.length }} />
      {families.length === 0 ? <MakeFamily onMade={finish} /> : null}
      <SettingsCard />
    </>
  )
}

/**
 * Page of the logged-in person's family: members with their rights, and invitations. The dashboard's layout surrounds
 * it.
 */
export default function FamilyPage(): ReactNode {
  const signIn = useStore(signInStore)
  const sample = useSample()
  if (sample)
    return (
      <div className={css['page']}>
        <SampleFamily sample={sample} />
      </div>
    )
  return signIn.status === 'signed-in' ? (
    <div className={css['page']}>
      <OwnFamilies account={signIn.account} />
    </div>
  ) : null
}
