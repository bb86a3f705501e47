import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import { AGE_LEVELS } from '#core/age-levels/age-levels.ts'
import type { GameSettings } from '#core/game/game-record.ts'
import type { ChildSwitches } from '#core/people/child-switches.ts'
import { switchesStore } from '../../parts/account/switches-store.ts'
import { useStore } from '../../platform/create-store.ts'
import { changeGame, gameStore } from '../../parts/game/game-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { SumGate } from '../../parts/grown-ups/sum-gate.tsx'
import css from './grown-ups.module.css'

const SWITCHES = ['play', 'boosts', 'streaks'] as const satisfies readonly (keyof GameSettings)[]

/** Tells whether a guardian leaves it to this device. */
const isAllowed = (name: keyof GameSettings, allowed: ChildSwitches): boolean => name === 'play' || allowed[name]

function Settings(): ReactNode {
  const { settings, ageGroup } = useStore(gameStore)
  const allowed = useStore(switchesStore)
  const set = (name: keyof GameSettings, value: boolean): void => {
    changeGame((record) => ({ ...record, settings: { ...record.settings, [name]: value } }))
  }
  return (
    <div className="stack">
      {SWITCHES.map((name) => (
        <div key={name} className={css['switch']}>
          <label>
            <input
              type="checkbox"
              checked={settings[name]}
              disabled={!isAllowed(name, allowed)}
              aria-describedby={`hint-${name}`}
              onChange={(event) => set(name, event.target.checked)}
            />
            <b>{t(`kidsGame.allow.${name}`)}</b>
          </label>
          <p id={`hint-${name}`} className="muted small">
            {t(isAllowed(name, allowed) ? `kidsGame.allow.${name}.hint` : 'kidsGame.allow.guardian')}
          </p>
        </div>
      ))}
      <label className="field">
        <span>{t('kidsGame.whoPlays')}</span>
        <select
          className="input"
          value={ageGroup}
          onChange={(event) => {
            changeGame((record) => ({ ...record, ageGroup: event.target.value }))
          }}
        >
          {AGE_LEVELS.map(({ id }) => (
            <option key={id} value={id}>
              {t(`kidsGame.player.${id}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="muted small">{t('kidsGame.littleOnes')}</p>
    </div>
  )
}

/** Settings of a grown-up: games, boosts, and bead strings. */
export function GrownUps(): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <details
      className={`card ${css['grownUps']}`}
      onToggle={(event) => {
        if (!event.currentTarget.open) setOpen(false)
      }}
    >
      <summary>
        <b>{t('kidsGame.grownUps')}</b>
      </summary>
      {open ? <Settings /> : <SumGate action={t('kidsGame.gateOpen')} onOpen={() => setOpen(true)} />}
    </details>
  )
}
