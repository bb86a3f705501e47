import '../../ui/fields.css'
import { useState, type FormEvent, type ReactNode } from 'react'
import { PLAYER_KINDS, TOGETHER, type Player, type PlayerKind } from '#core/together/together-game.ts'
import { signInStore } from '../../platform/account/account-store.ts'
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
    <form className="st" onSubmit={submit} noValidate>
      <ul className="st">
        {rows.map((row, index) => (
          <li key={row.id}>
            <fieldset className={`card ${css['player']}`}>
              <legend className="vh">{t('together.player', { number: index + 1 })}</legend>
              <label className="f">
                <span>{t('together.name', { number: index + 1 })}</span>
                <input
                  className="in-t"
                  value={row.name}
                  maxLength={TOGETHER.longestName}
                  autoComplete="off"
                  placeholder={t('together.player', { number: index + 1 })}
                  onChange={(event) => change(row.id, { name: event.target.value })}
                />
              </label>
              <label className="f">
                <span>{t('together.age')}</span>
                <select
                  className="sel"
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
                  className="ib"
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
          className="btn g"
          onClick={() => setRows([...rows, { id: Math.max(...rows.map(({ id }) => id)) + 1, name: '', kind: 'child' }])}
        >
          {t('together.add')}
        </button>
      ) : null}
      <label className="f">
        <span>
          {signIn.status === 'signed-in'
            ? t('together.keptAccount', { account: signIn.account.username })
            : t('together.keptGuest')}
        </span>
        <select
          className="sel"
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
      <p className="m sm">{t('together.private')}</p>
      <button type="submit" className="btn big w" aria-disabled={busy}>
        {t('together.start')}
      </button>
    </form>
  )
}
