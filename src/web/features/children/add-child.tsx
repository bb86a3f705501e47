import { useState, type ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import type { PasswordPicture } from '#core/people/child-secrets.ts'
import {
  findChildDraft,
  forgetChildDraft,
  proposeChildName,
  TEEN_AGE,
  type ChildDraft,
} from '../../parts/account/child-draft.ts'
import { ConfirmAddress } from '../../parts/account/confirm-address.tsx'
import { signInStore } from '../../parts/account/account-store.ts'
import { useAddress } from '../../parts/account/use-address.ts'
import { withReauthentication } from '../../parts/account/with-reauthentication.ts'
import { callApi } from '../../platform/call-api.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { noticeStore } from '../../platform/notice-store.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { AGREEMENT_FIELDS, AgreementFields, agreementInput, checkAgreement, useAgreement } from './agreement.tsx'
import { checkUsername, keepWrong } from './child-form-state.ts'
import css from './children.module.css'
import { ChosenPictures } from './chosen-pictures.tsx'
import { placeChild } from './place-child.ts'
import { SECRET_FIELD, SecretField } from './secret-field.tsx'
import { checkNewSecret, EMPTY_SECRET, proposePictures, secretOf, type SecretForm } from './secret-state.ts'

/** A child taps pictures or types a PIN; a teen has a password and logs in as adults do. */
const KINDS = { child: ['pictures', 'pin'], teen: ['password'] } as const

type Band = keyof typeof KINDS

/** Child that was just added, with the pictures of its login if it has some. */
export type Added = { childId: string; username: string; pictures: readonly PasswordPicture[] }

const drawRandom = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/** Finds the child that was described on the dashboard. */
function ownDraft(): ChildDraft | null {
  const signIn = signInStore.get()
  return signIn.status === 'signed-in' ? findChildDraft(signIn.account.id) : null
}

/** Proposes a username for the child that was described on the dashboard; empty without one. */
function proposeUsername(): string {
  const draft = ownDraft()
  return draft ? proposeChildName(draft.name, String(10 + Math.floor(drawRandom() * 90))) : ''
}

/** Gives a child that was described on the dashboard its place in the family. */
async function placeDraft(childId: string): Promise<void> {
  const draft = ownDraft()
  const signIn = signInStore.get()
  if (!draft || signIn.status !== 'signed-in') return
  forgetChildDraft()
  const familyName = t('children.familyOf', { name: signIn.account.firstName })
  const isPlaced = await placeChild(childId, draft, { familyName, now: new Date() })
  if (!isPlaced) noticeStore.set(t('children.notPlaced', { name: draft.name }))
}

const proposeSecret = (): SecretForm => ({ ...EMPTY_SECRET, pictures: proposePictures(drawRandom) })

function AddChildForm({ onAdded }: { onAdded: (added: Added) => void }): ReactNode {
  const [draft] = useState(ownDraft)
  const [ageBand, setAgeBand] = useState<Band>(draft && draft.age >= TEEN_AGE ? 'teen' : 'child')
  const [username, setUsername] = useState(proposeUsername)
  const [secret, setSecret] = useState<SecretForm>(() => ({ ...proposeSecret(), kind: KINDS[ageBand][0] }))
  const [isChanging, setIsChanging] = useState(false)
  const agreement = useAgreement()
  const { errors, failure, sending, submit } = useForm({
    fields: ['username', SECRET_FIELD, ...AGREEMENT_FIELDS, 'password'] as const,
    check: () => ({
      ...keepWrong({ username: checkUsername(username), [SECRET_FIELD]: checkNewSecret(secret) }),
      ...checkAgreement(agreement),
    }),
    send: async () => {
      const result = await withReauthentication(() =>
        callApi<'addChild'>(childrenCalls.addChild, {
          username,
          ageBand,
          secret: secretOf(secret),
          ...agreementInput(agreement),
        }),
      )
      if (result.ok) {
        await placeDraft(result.output.childId)
        onAdded({
          childId: result.output.childId,
          username: username.trim().toLowerCase(),
          pictures: secret.kind === 'pictures' ? secret.pictures : [],
        })
      }
      return result
    },
    onDone: () => {},
  })
  const change = (isOwn: boolean): void => {
    setIsChanging(isOwn)
    setSecret(isOwn ? EMPTY_SECRET : proposeSecret())
  }
  const choose = (band: Band): void => {
    setAgeBand(band)
    setIsChanging(false)
    setSecret({ ...proposeSecret(), kind: KINDS[band][0] })
  }
  const wrongSecret = errors[SECRET_FIELD] ?? errors.password
  const field = <SecretField form={secret} kinds={KINDS[ageBand]} isNew error={wrongSecret} onChange={setSecret} />
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {draft ? <p>{t('children.accountFor', { name: draft.name })}</p> : null}
      <div className={css['kinds']} role="group" aria-label={t('children.howOld')}>
        {(['child', 'teen'] as const).map((band) => (
          <button
            key={band}
            type="button"
            className="chip"
            aria-pressed={band === ageBand}
            onClick={() => choose(band)}
          >
            {t(`children.band.${band}`)}
          </button>
        ))}
      </div>
      <Field
        name="username"
        label={t('children.childUsername')}
        autoComplete="off"
        value={username}
        error={errors.username}
        hint={t('children.childUsernameHint')}
        onChange={setUsername}
      />
      {ageBand === 'child' ? (
        <>
          {isChanging ? (
            field
          ) : (
            <>
              <p>
                <b>{t('children.proposed')}</b>
              </p>
              <ChosenPictures pictures={secret.pictures} />
            </>
          )}
          <p>
            <button type="button" className="button outlined" onClick={() => change(!isChanging)}>
              {t(isChanging ? 'children.proposeAgain' : 'children.changeProposed')}
            </button>
          </p>
        </>
      ) : (
        field
      )}
      <AgreementFields agreement={agreement} errors={errors} />
      <FormError text={failure} />
      <button type="submit" className="button big wide" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('children.addAgree')}
      </button>
    </form>
  )
}

/** Adds a child or a teen: the guardian's consent is given with it. An adult whose address isn't confirmed confirms it first. */
export function AddChild({
  isOpen,
  onOpen,
  onAdded,
}: {
  isOpen: boolean
  onOpen: () => void
  onAdded: (added: Added) => void
}): ReactNode {
  const address = useAddress()
  // A form that gave way to the request for a confirmation would lose what was typed.
  if (address === undefined)
    return (
      <div className="empty">
        <Spinner label={t('children.loading')} />
      </div>
    )
  if (!address.isConfirmed)
    return (
      <section className="card stack" aria-labelledby="confirm-address">
        <ConfirmAddress email={address.email} why={t('children.addConfirm')} />
      </section>
    )
  return (
    <section className="card stack" aria-labelledby="add-child">
      <h2 id="add-child">{t('children.add')}</h2>
      <p className="muted">{t('children.addLead')}</p>
      {isOpen ? (
        <AddChildForm onAdded={onAdded} />
      ) : (
        <p>
          <button type="button" className="button" onClick={onOpen}>
            {t('children.add')}
          </button>
        </p>
      )}
    </section>
  )
}
