import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import type { Child } from '#contract/children-schemas.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { waitingPage } from '../../parts/account/email-token.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { NearNote } from '../../platform/forms/near-note.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { DoneCard } from '../../platform/forms/done-card.tsx'
import { AddChild, type Added } from './add-child.tsx'
import { ChildCard } from './child-card.tsx'
import { ChosenPictures } from './chosen-pictures.tsx'
import { HandOver } from './hand-over.tsx'

/** Shows how a child that was just added gets to its own device, and logs in on other days. */
function AddedCard({ added: { childId, username, pictures } }: { added: Added }): ReactNode {
  return (
    <DoneCard title={t('children.added', { username })}>
      <h3>{t('children.act.handOver')}</h3>
      <HandOver childId={childId} />
      {pictures.length === 0 ? null : (
        <>
          <h3>{t('children.otherDays')}</h3>
          <p>{t('children.addedPictures', { username })}</p>
          <ChosenPictures pictures={pictures} />
        </>
      )}
    </DoneCard>
  )
}

function GuardiansChildren(): ReactNode {
  const [result, setResult] = useState<CallResult<{ children: Child[]; model?: { host: string; region: string } }>>()
  const [done, setDone] = useState<string>()
  // One form at a time: two of them would have the same fields.
  const [open, setOpen] = useState<string | undefined>(() => (location.hash === '#add' ? 'add' : undefined))
  const [added, setAdded] = useState<Added>()
  const load = useCallback(() => {
    void callApi<'listChildren'>(childrenCalls.listChildren, {}).then(setResult)
  }, [])
  useEffect(load, [load])
  const finish = (text: string): void => {
    setDone(text)
    setAdded(undefined)
    setOpen(undefined)
    load()
  }
  const showAdded = (child: Added): void => {
    finish('')
    setAdded(child)
  }
  if (result === undefined)
    return (
      <div className="empty">
        <Spinner label={t('children.loading')} />
      </div>
    )
  if (!result.ok)
    return (
      <>
        <FormError text={failureText(result)} />
        <p>
          <button type="button" className="button outlined" onClick={load}>
            {t('children.tryAgain')}
          </button>
        </p>
      </>
    )
  const { children, model } = result.output
  return (
    <>
      <p role="status">{done}</p>
      {added ? <AddedCard added={added} /> : null}
      {children.length === 0 ? <p className="muted">{t('children.none')}</p> : null}
      <ul className="stack">
        {children.map((child) => (
          <li key={child.id}>
            <ChildCard child={child} model={model} open={open} onOpen={setOpen} onDone={finish} />
          </li>
        ))}
      </ul>
      {waitingPage() === '/class-code' ? (
        <p className="feedback">
          <Link className="link" href="/class-code">
            {t('children.goOnJoining')}
          </Link>
        </p>
      ) : null}
      <NearNote used={{ children: children.filter(({ kind }) => kind === 'first').length }} />
      <AddChild isOpen={open === 'add'} onOpen={() => setOpen('add')} onAdded={showAdded} />
    </>
  )
}

/** Page of a guardian's children: their progress, their logins and their stored data. */
export default function ChildrenPage(): ReactNode {
  const signIn = useStore(signInStore)
  return (
    <div className="narrow">
      <h1>{t('children.title')}</h1>
      {signIn.status === 'unknown' ? (
        <div className="empty">
          <Spinner label={t('shell.signInUnknown')} />
        </div>
      ) : null}
      {signIn.status === 'guest' ? (
        <section className="card stack">
          <p>{t('children.loginText')}</p>
          <p>
            <Link className="button" href="/login">
              {t('accounts.logIn')}
            </Link>
          </p>
        </section>
      ) : null}
      {signIn.status === 'signed-in' && needsGuardian(signIn.account.ageBand) ? (
        <p className="feedback warn">{t('children.adultsOnly')}</p>
      ) : null}
      {signIn.status === 'signed-in' && !needsGuardian(signIn.account.ageBand) ? <GuardiansChildren /> : null}
    </div>
  )
}
