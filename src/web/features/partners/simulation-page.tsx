import '../../ui/fields.css'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { COMMISSION_PERCENTS } from '#core/partners/commission.ts'
import { SIMULATION_BOUNDS } from '#core/partners/simulate-earnings.ts'
import { PARTNER_TIERS } from '#core/partners/tiers.ts'
import { Field } from '../../platform/forms/field.tsx'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { EarningsResult } from './earnings-result.tsx'
import { PartnerPage } from './partner-frame.tsx'
import css from './partners.module.css'
import {
  findFault,
  FIRST_ENTRIES,
  percentOf,
  SIMULATION_STEPS,
  simulationOf,
  type Entries,
  type SimulationStep,
} from './simulation-state.ts'
import { TierMark } from './tier-mark.tsx'
import { writeMoney } from './write-money.ts'

type StepProperties = { entries: Entries; isRefused: boolean; onChange: (entries: Entries) => void }

/** Lets somebody choose a tier from three cards. */
const TierStep = ({ entries, isRefused, onChange }: StepProperties): ReactNode => (
  <fieldset className={css['options']} aria-describedby={isRefused ? 'tier-error' : undefined}>
    <legend className={css['question']}>{t('partners.ask.tier')}</legend>
    {PARTNER_TIERS.map((tier) => (
      <label key={tier} className={`${css['option']} ${css[tier]}`}>
        <input
          type="radio"
          name="tier"
          checked={entries.tier === tier}
          onChange={() => onChange({ ...entries, tier })}
        />
        <TierMark tier={tier} />
        <span>
          <b>{t(`partners.tier.${tier}`)}</b>
          <span className="muted small">{t(`partners.for.${tier}`)}</span>
        </span>
      </label>
    ))}
    {isRefused ? (
      <p className="hint bad" id="tier-error">
        {t('partners.chooseTier')}
      </p>
    ) : null}
  </fieldset>
)

/** Lets somebody choose a commission, percent by percent. */
const CommissionStep = ({ entries, onChange }: StepProperties): ReactNode => (
  <fieldset className={css['percents']} aria-describedby="commission-hint">
    <legend className={css['question']}>{t('partners.ask.commission')}</legend>
    <p className="hint" id="commission-hint">
      {t('partners.ask.commission.hint')}
    </p>
    <div>
      {COMMISSION_PERCENTS.map((percent) => (
        <label key={percent}>
          <input
            type="radio"
            name="commission"
            checked={percentOf(entries) === percent}
            onChange={() => onChange({ ...entries, percent })}
          />
          <span>{t('partners.percent', { percent })}</span>
        </label>
      ))}
    </div>
  </fieldset>
)

type NumberStepName = Exclude<SimulationStep, 'tier' | 'commission'>

/** Returns the bounds of a number as the reader writes them. */
function boundsOf(step: NumberStepName): { least: string; most: string } {
  const { least, most } = SIMULATION_BOUNDS[step === 'price' ? 'priceCents' : step]
  const write = step === 'price' ? writeMoney : (value: number): string => value.toLocaleString(currentLanguage())
  return { least: write(least), most: write(most) }
}

const NumberStep = ({ step, entries, isRefused, onChange }: StepProperties & { step: NumberStepName }): ReactNode => (
  <div className={css['number']}>
    <Field
      name={step}
      label={t(`partners.ask.${step}`)}
      hint={t(`partners.ask.${step}.hint`, boundsOf(step))}
      autoComplete="off"
      inputMode="numeric"
      value={entries[step]}
      error={isRefused ? findFault(step, entries) : undefined}
      onChange={(typed) => onChange({ ...entries, [step]: typed })}
    />
  </div>
)

function Step({ step, ...properties }: StepProperties & { step: SimulationStep }): ReactNode {
  if (step === 'tier') return <TierStep {...properties} />
  if (step === 'commission') return <CommissionStep {...properties} />
  return <NumberStep step={step} {...properties} />
}

/** Shows the steps as a row, with a tick at each that is done. */
const Steps = ({ at }: { at: number }): ReactNode => (
  <ol className={`no-print ${css['steps']}`} aria-label={t('partners.steps')}>
    {[...SIMULATION_STEPS, 'result' as const].map((step, place) => (
      <li
        key={step}
        className={place < at ? css['done'] : undefined}
        {...(place === at ? { 'aria-current': 'step' as const } : {})}
      >
        {place < at ? <CheckIcon small /> : `${place + 1}.`} <span>{t(`partners.stepName.${step}`)}</span>
      </li>
    ))}
  </ol>
)

/** Asks one question a step, and shows what a partner would earn. Nothing leaves the device. */
export default function SimulationPage(): ReactNode {
  const [entries, setEntries] = useState<Entries>(FIRST_ENTRIES)
  const [at, setAt] = useState(0)
  const [isRefused, setRefused] = useState(false)
  const step = SIMULATION_STEPS[at]
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    body.current?.querySelector<HTMLElement>('input:checked, input, h2')?.focus()
  }, [at])
  const go = (to: number): void => {
    setRefused(false)
    setAt(to)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (step !== undefined && findFault(step, entries) !== undefined) {
      setRefused(true)
      document.getElementById(step)?.focus()
      return
    }
    go(at + 1)
  }
  const simulation = simulationOf(entries)
  return (
    <PartnerPage title={t('partners.simulation')} lead={t('partners.simulationLead')}>
      <Steps at={at} />
      <div ref={body}>
        {step === undefined ? (
          simulation && entries.tier ? (
            <EarningsResult simulation={simulation} tier={entries.tier} onAgain={() => go(0)} />
          ) : null
        ) : (
          <form className={`card stack ${css['ask']}`} noValidate onSubmit={submit}>
            <Step step={step} entries={entries} isRefused={isRefused} onChange={setEntries} />
            <p className={`row spread wrap ${css['moves']}`}>
              <button type="button" className="button outlined" disabled={at === 0} onClick={() => go(at - 1)}>
                {t('partners.previous')}
              </button>
              <button type="submit" className="button">
                {t(at === SIMULATION_STEPS.length - 1 ? 'partners.showResult' : 'partners.next')}
              </button>
            </p>
          </form>
        )}
      </div>
    </PartnerPage>
  )
}
