import { useEffect, useState, type ReactNode } from 'react'
import type { Child } from '#contract/children-schemas.ts'
import { switchesCalls } from '#contract/switches.ts'
import { CHILD_SWITCHES, type ChildSwitch, type ChildSwitches } from '#core/people/child-switches.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { childFailure } from './child-failure.ts'
import css from './child-switches.module.css'

/**
 * Panel of a child's switches. Each press is saved at once, and the child's devices learn it when they next reach the
 * server.
 */
export function ChildSwitchesPanel({ child: { id: childId, username } }: { child: Child }): ReactNode {
  const [result, setResult] = useState<CallResult<{ switches: ChildSwitches }>>()
  const [saved, setSaved] = useState(false)
  useEffect(() => {
    void callApi<'getChildSwitches'>(switchesCalls.getChildSwitches, { childId }).then(setResult)
  }, [childId])
  if (result === undefined)
    return (
      <div className="empty">
        <Spinner label={t('children.loading')} />
      </div>
    )
  if (!result.ok) return <FormError text={childFailure(result, username)} />
  const { switches } = result.output
  const change = async (name: ChildSwitch, isOn: boolean): Promise<void> => {
    setSaved(false)
    const wanted = { ...switches, [name]: isOn }
    setResult({ ok: true, output: { switches: wanted } })
    const kept = await callApi<'setChildSwitches'>(switchesCalls.setChildSwitches, { childId, switches: wanted })
    setResult(kept)
    setSaved(kept.ok)
  }
  return (
    <div className="stack">
      {CHILD_SWITCHES.map((name) => (
        <div key={name} className={css['switch']}>
          <label>
            <input
              type="checkbox"
              checked={switches[name]}
              aria-describedby={`switch-${name}`}
              onChange={(event) => {
                void change(name, event.target.checked)
              }}
            />
            <b>{t(`children.switch.${name}`)}</b>
          </label>
          <p id={`switch-${name}`} className="muted small">
            {t(`children.switch.${name}.hint`)}
          </p>
        </div>
      ))}
      <p className="small" role="status">
        {saved ? t('children.switchSaved') : null}
      </p>
    </div>
  )
}
