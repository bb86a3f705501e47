import '../../ui/fields.css'
import { useEffect, useState, type ReactNode } from 'react'
import { SearchIcon } from './dashboard-icons.tsx'
import css from './search-field.module.css'

/** Pause after the last key before a search is sent. */
const PAUSE_MS = 250

/** Follows a value once it has rested, so that typing sends one request. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

/** A search box over a list; its label is read out and shown as placeholder. */
export const SearchField = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}): ReactNode => (
  <label className={`search ${css['field']}`}>
    <span className="visually-hidden">{label}</span>
    <SearchIcon />
    <input
      className="input"
      type="search"
      autoComplete="off"
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
)
