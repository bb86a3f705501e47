import '../../ui/fields.css'
import type { ReactNode } from 'react'

/** A labelled list to choose one value from. */
export function Choice<Value extends string | number>({
  label,
  value,
  options,
  onChoose,
}: {
  label: string
  value: Value
  options: readonly { value: Value; name: string }[]
  onChoose: (value: Value) => void
}): ReactNode {
  return (
    <label className="field">
      <span>{label}</span>
      <select
        className="select"
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex]
          if (chosen) onChoose(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  )
}
