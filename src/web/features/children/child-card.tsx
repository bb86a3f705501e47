import '../../ui/tag.css'
import { Fragment, useState, type ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import { recordsCalls } from '#contract/records.ts'
import type { Child } from '#contract/children-schemas.ts'
import type { GuardianKind, GuardianScope } from '#core/permissions/guardian-scopes.ts'
import { withReauthentication } from '../../parts/account/with-reauthentication.ts'
import { callApi } from '../../platform/call-api.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { ChangeSecret, ConfirmAct, RenewConsent } from './child-acts.tsx'
import { ChildNotices } from './child-notices.tsx'
import { childFailure } from './child-failure.ts'
import { ChildProgress } from './child-progress.tsx'
import { CorrectChild } from './correct-child.tsx'
import { ChildSpaces } from './child-spaces.tsx'
import { ChildSwitchesPanel } from './child-switches.tsx'
import css from './children.module.css'
import { lastDayOf } from './guardian-form-state.ts'
import { GuardiansPanel } from './guardians-panel.tsx'
import { HandOver } from './hand-over.tsx'
import { PurposeConsent } from './purpose-consent.tsx'
import { SecurityRecord } from '../../parts/account/security-record.tsx'
import { StoredData } from '../../parts/account/stored-data.tsx'

type Need = readonly (GuardianScope | GuardianKind)[]

/** Panel of a card: its name, the needed scope or kind of guardian, and if it needs a consent. */
type PanelRow = readonly [string, Need, boolean | undefined]

/** The panels of a child's card in named groups, from daily use to what can't be undone. */
const GROUPS = {
  learning: [
    ['progress', ['see-progress'], true],
    ['switches', ['manage-account'], true],
    ['assistant', ['consent'], true],
  ],
  access: [
    ['handOver', ['manage-account'], true],
    ['secret', ['manage-account'], true],
    ['guardians', ['first'], undefined],
    ['spaces', ['first'], undefined],
    ['sharing', ['consent'], true],
    ['renew', ['consent'], false],
  ],
  data: [
    ['correct', ['manage-account'], undefined],
    ['record', [], undefined],
    ['stored', ['manage-account', 'see-progress'], undefined],
  ],
  ending: [
    ['withdraw', ['consent'], true],
    ['delete', ['consent'], undefined],
    ['leave', ['invited'], undefined],
  ],
} as const satisfies Record<string, readonly PanelRow[]>

type GroupName = keyof typeof GROUPS
type PanelName = (typeof GROUPS)[GroupName][number][0]

const GROUP_NAMES = Object.keys(GROUPS) as readonly GroupName[]

/** The language model that Khulu may ask, where the site has one. */
type Model = { host: string; region: string } | undefined

function Panel({
  name,
  child,
  model,
  onDone,
}: {
  name: PanelName
  child: Child
  model: Model
  onDone: (text: string) => void
}): ReactNode {
  if (name === 'progress') return <ChildProgress child={child} />
  if (name === 'handOver') return <HandOver childId={child.id} />
  if (name === 'secret') return <ChangeSecret child={child} onDone={onDone} />
  if (name === 'correct') return <CorrectChild child={child} onDone={onDone} />
  if (name === 'switches') return <ChildSwitchesPanel child={child} />
  if (name === 'stored')
    return <StoredData load={() => callApi<'exportChild'>(childrenCalls.exportChild, { childId: child.id })} />
  if (name === 'spaces') return <ChildSpaces child={child} />
  if (name === 'guardians') return <GuardiansPanel child={child} onEnded={onDone} />
  if (name === 'record')
    return (
      <SecurityRecord
        about="child"
        load={(before) =>
          callApi<'listChildRecord'>(recordsCalls.listChildRecord, {
            childId: child.id,
            ...(before === undefined ? {} : { before }),
          })
        }
      />
    )
  if (name === 'renew') return <RenewConsent child={child} onDone={onDone} />
  if (name === 'assistant')
    return model ? <PurposeConsent child={child} purpose="assistant" model={model} onDone={onDone} /> : null
  if (name === 'sharing') return <PurposeConsent child={child} purpose="class-sharing" onDone={onDone} />
  return <ConfirmAct act={name} child={child} onDone={onDone} />
}

/** Saves everything that is stored of the child, as a folder of files. */
function ExportButton({ child: { id, username } }: { child: Child }): ReactNode {
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)
  const save = async (): Promise<void> => {
    if (sending) return
    setSending(true)
    const result = await withReauthentication(() => callApi<'exportChild'>(childrenCalls.exportChild, { childId: id }))
    setFailure(result.ok ? undefined : childFailure(result, username))
    if (result.ok) await (await import('../../parts/account/save-copy.ts')).saveCopy(result.output, username)
    setSending(false)
  }
  return (
    <div>
      <button
        type="button"
        className="button outlined wide"
        aria-disabled={sending}
        onClick={() => {
          void save()
        }}
      >
        {sending ? t('accounts.sending') : t('children.act.export')}
      </button>
      <FormError text={failure} />
    </div>
  )
}

/** Card of one child, with what this guardian may see and do. */
export function ChildCard({
  child,
  model,
  open,
  onOpen,
  onDone,
}: {
  child: Child
  model: Model
  /** Open panel of the page: a child's id and the panel's name. */
  open: string | undefined
  onOpen: (place: string | undefined) => void
  onDone: (text: string) => void
}): ReactNode {
  const { id, username, ageBand, kind, scopes, endsAt, purposes } = child
  const isAgreed = purposes.length > 0
  const placeOf = (name: PanelName): string => `${id} ${name}`
  const has = new Set<GuardianScope | GuardianKind>([kind, ...scopes])
  const shownIn = (group: GroupName): readonly PanelName[] =>
    GROUPS[group]
      .filter(
        ([name, needed, agreed]: readonly [PanelName, Need, boolean | undefined]) =>
          needed.every((one) => has.has(one)) &&
          (agreed === undefined || agreed === isAgreed) &&
          (name !== 'assistant' || model !== undefined),
      )
      .map(([name]) => name)
  return (
    <section className="card stack" aria-labelledby={`child-${id}`}>
      <div className="row spread wrap">
        <h2 id={`child-${id}`}>{username}</h2>
        <span className={`tag ${isAgreed ? 'ok' : 'warn'}`}>
          {t(isAgreed ? (child.agreedByYou ? 'children.agreed' : 'children.agreedByOther') : 'children.withdrawn')}
        </span>
      </div>
      <p className="muted small">{t(`children.band.${ageBand === 'teen' ? 'teen' : 'child'}`)}</p>
      {endsAt === null ? null : (
        <p className="muted small">
          {t('guardians.until', { day: lastDayOf(endsAt, -new Date().getTimezoneOffset()) })}
        </p>
      )}
      <ChildNotices child={child} onChooseLogin={() => onOpen(placeOf('secret'))} onDone={onDone} />
      {GROUP_NAMES.map((group) => ({ group, names: shownIn(group) }))
        .filter(({ names }) => names.length > 0)
        .map(({ group, names }) => (
          <div key={group} role="group" className={css['group']} aria-labelledby={`${group}-${id}`}>
            <h3 id={`${group}-${id}`}>{t(`children.group.${group}`)}</h3>
            <div className={css['choices']}>
              {names.map((name) => (
                <Fragment key={name}>
                  <button
                    type="button"
                    className="button outlined"
                    aria-expanded={open === placeOf(name)}
                    onClick={() => onOpen(open === placeOf(name) ? undefined : placeOf(name))}
                  >
                    {t(`children.act.${name}`)}
                  </button>
                  {name === 'stored' ? <ExportButton child={child} /> : null}
                </Fragment>
              ))}
            </div>
            {names
              .filter((name) => open === placeOf(name))
              .map((name) => (
                <div key={name} className={css['panel']}>
                  <Panel name={name} child={child} model={model} onDone={onDone} />
                </div>
              ))}
          </div>
        ))}
    </section>
  )
}
