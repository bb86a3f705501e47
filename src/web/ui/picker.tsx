import { useEffect, useRef, useState, type ReactNode } from 'react'

/**
 * A button that opens a short list. Native `details`; Escape and a click elsewhere close it. The list is drawn when it is first opened:
 * prerendered pages stay small.
 * @param summary what the button shows; its accessible name is `label`
 */
export function Picker({
  label,
  summary,
  up,
  className,
  children,
}: {
  label: string
  summary: ReactNode
  up?: boolean
  className?: string
  children: ReactNode
}): ReactNode {
  const root = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    const close = (event: Event): void => {
      const details = root.current
      if (
        !details?.open ||
        (event instanceof KeyboardEvent ? event.key !== 'Escape' : details.contains(event.target as Node))
      )
        return
      details.open = false
      if (event instanceof KeyboardEvent) details.querySelector('summary')?.focus()
    }
    document.addEventListener('click', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('click', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return (
    <details className={`picker${up ? ' up' : ''}`} ref={root} onToggle={() => setOpened(true)}>
      <summary className={className} aria-label={label}>
        {summary}
      </summary>
      <div>{opened ? children : null}</div>
    </details>
  )
}

/**
 * The list of a picker in which one is chosen. A choice closes the picker and gives the focus back to its button. An
 * option with a `note` can't be chosen; the note says why.
 */
export function PickerChoices<Value extends string>({
  name,
  options,
  chosen,
  onChoose,
}: {
  name: string
  options: readonly { value: Value; label: string; lang?: string; note?: string | undefined }[]
  chosen: Value
  onChoose: (value: Value) => void
}): ReactNode {
  return (
    <ul aria-label={name} tabIndex={-1}>
      {options.map(({ value, label, lang, note }) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={value === chosen}
            aria-disabled={note === undefined ? undefined : true}
            onClick={(event) => {
              if (note !== undefined) return
              const details = event.currentTarget.closest('details')
              if (details) {
                details.open = false
                details.querySelector('summary')?.focus()
              }
              onChoose(value)
            }}
          >
            <span lang={lang}>{label}</span>
            {note === undefined ? null : <small> {note}</small>}
          </button>
        </li>
      ))}
    </ul>
  )
}
