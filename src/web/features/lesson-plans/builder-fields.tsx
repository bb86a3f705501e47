import { type ReactNode } from 'react'
import type { PlanFaultName } from '#core/lesson-plans/find-plan-faults.ts'
import { t } from '../../platform/i18n/translate.ts'
import { ChevronUpIcon, CloseIcon } from '../../ui/icons.tsx'
import css from './lesson-plans.module.css'

/** Text beneath a field: why the lesson can't be published yet. */
export const FaultNote = ({ id, fault }: { id: string; fault: PlanFaultName | undefined }): ReactNode =>
  fault === undefined ? null : (
    <span className="hint bad" id={`${id}-error`} style={{ display: 'block' }}>
      {t(`lessonPlans.fault.${fault}`)}
    </span>
  )

/** A labelled text field, with its fault beneath. The id is the path of the field in the lesson. */
export function TextField({
  id,
  label,
  value,
  most,
  lines = 1,
  fault,
  lang,
  isLabelHidden = false,
  onChange,
}: {
  id: string
  label: string
  value: string
  most: number
  /** Lines of a longer text. */
  lines?: number
  fault?: PlanFaultName | undefined
  /** Language of the text, if it isn't the page's. */
  lang?: string | undefined
  isLabelHidden?: boolean
  onChange: (value: string) => void
}): ReactNode {
  const shared = {
    id,
    className: `input ${lines > 1 ? css['area'] : ''} ${lang === undefined ? '' : 'voice'}`,
    value,
    maxLength: most,
    'aria-invalid': fault !== undefined,
    ...(fault === undefined ? {} : { 'aria-describedby': `${id}-error` }),
    ...(lang === undefined ? {} : { lang, spellCheck: false }),
  }
  return (
    <label className="field">
      <span className={isLabelHidden ? 'visually-hidden' : ''}>{label}</span>
      {lines > 1 ? (
        <textarea {...shared} rows={lines} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...shared} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
      )}
      <FaultNote id={id} fault={fault} />
    </label>
  )
}

/** A labelled list to choose from; the first entry is empty if nothing need be chosen. */
export function SelectField<Value extends string>({
  id,
  label,
  value,
  options,
  none,
  isLabelHidden = false,
  onChange,
}: {
  id: string
  label: string
  value: Value | null
  options: readonly { value: Value; name: string }[]
  /** Name of the empty entry. */
  none?: string
  isLabelHidden?: boolean
  onChange: (value: Value | null) => void
}): ReactNode {
  return (
    <label className="field">
      <span className={isLabelHidden ? 'visually-hidden' : ''}>{label}</span>
      <select
        id={id}
        className="select"
        value={value ?? ''}
        onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value ?? null)}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Buttons that move an item of a list and remove it. A list that must keep one item doesn't remove its last. */
export const ItemButtons = ({
  name,
  isFirst,
  isLast,
  canRemove,
  onMove,
  onRemove,
}: {
  /** Name of the item, such as "activity 2". */
  name: string
  isFirst: boolean
  isLast: boolean
  canRemove: boolean
  onMove: (by: number) => void
  onRemove: () => void
}): ReactNode => (
  <span className={css['itemButtons']}>
    <button
      type="button"
      className="icon-button"
      aria-label={t('lessonPlans.moveUp', { name })}
      aria-disabled={isFirst}
      onClick={() => onMove(-1)}
    >
      <ChevronUpIcon small />
    </button>
    <button
      type="button"
      className="icon-button"
      aria-label={t('lessonPlans.moveDown', { name })}
      aria-disabled={isLast}
      onClick={() => onMove(1)}
    >
      <span className={css['down']}>
        <ChevronUpIcon small />
      </span>
    </button>
    <button
      type="button"
      className="icon-button"
      aria-label={t('lessonPlans.remove', { name })}
      aria-disabled={!canRemove}
      onClick={() => {
        if (canRemove) onRemove()
      }}
    >
      <CloseIcon small />
    </button>
  </span>
)
