import '../../ui/fields.css'
import { useState, type FormEvent, type ReactNode } from 'react'
import { PLAYER_KINDS, TOGETHER, type Player, type PlayerKind } from '#core/together/together-game.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import css from './together.module.css'

type Row = Player & { id: number }

const FIRST: readonly Row[] = [
  { id: 1, name: '', kind: 'adult' },
  { id: 2, name: '', kind: 'child' },
]

const nameOf = ({ name }: Player, index: number): string => name.trim() || t('together.player', { number: index + 1 })

/** Form for the players, and for the one whose answers are saved. */
export function ChoosePlayers({
  busy,
  onStart,
}: {
  busy: boolean
  onStart: (players: readonly Player[], learner: number | null) => void
}): ReactNode {
  const signIn = useStore(signInStore)
  const [rows, setRows] = useState(FIRST)
  const [kept, setKept] = useState<number | 'nobody'>()
  // With an account the first player is taken to be its owner, until somebody says otherwise.
  const keeper = kept ?? (signIn.status === 'signed-in' ? (rows[0]?.id ?? 'nobody') : 'nobody')
  const change = (id: number, changed: Partial<Player>): void =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...changed } : row)))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (busy) return
    const learner = rows.findIndex(({ id }) => id === keeper)
    onStart(
      rows.map((row, index) => ({ kind: row.kind, name: nameOf(row, index) })),
      learner === -1 ? null : learner,
    )
  }
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <ul className="stack">
        {rows.map((row, index) => (
          <li key={row.id}>
            <fieldset className={`card ${css['player']}`}>
              <legend className="visually-hidden">{t('together.player', { number: index + 1 })}</legend>
              <label className="field">
                <span>{t('together.name', { number: index + 1 })}</span>
                <input
                  className="input"
                  value={row.name}
                  maxLength={TOGETHER.longestName}
                  autoComplete="off"
                  placeholder={t('together.player', { number: index + 1 })}
                  onChange={(event) => change(row.id, { name: event.target.value })}
                />
              </label>
              <label className="field">
                <span>{t('together.age')}</span>
                <select
                  className="select"
                  value={row.kind}
                  onChange={(event) => change(row.id, { kind: event.target.value as PlayerKind })}
                >
                  {PLAYER_KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {t(`together.kind.${kind}`)}
                    </option>
                  ))}
                </select>
              </label>
              {rows.length > TOGETHER.fewest ? (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('together.remove', { name: nameOf(row, index) })}
                  onClick={() => setRows(rows.filter(({ id }) => id !== row.id))}
                >
                  <CloseIcon />
                </button>
              ) : null}
            </fieldset>
          </li>
        ))}
      </ul>
      {rows.length < TOGETHER.most ? (
        <button
          type="button"
          className="button outlined"
          onClick={() => setRows([...rows, { id: Math.max(...rows.map(({ id }) => id)) + 1, name: '', kind: 'child' }])}
        >
          {t('together.add')}
        </button>
      ) : null}
      <label className="field">
        <span>
          {signIn.status === 'signed-in'
            ? t('together.keptAccount', { account: signIn.account.username })
            : t('together.keptGuest')}
        </span>
        <select
          className="select"
          value={keeper}
          onChange={(event) => setKept(event.target.value === 'nobody' ? 'nobody' : Number(event.target.value))}
        >
          <option value="nobody">{t('together.nobody')}</option>
          {rows.map((row, index) => (
            <option key={row.id} value={row.id}>
              {nameOf(row, index)}
            </option>
          ))}
        </select>
      </label>
      <p className="muted small">{t('together.private')}</p>
      <button type="submit" className="button big wide" aria-disabled={busy}>
        {t('together.start')}
      </button>
    </form>
  )
}
