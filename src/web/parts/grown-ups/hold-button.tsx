import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

/** Milliseconds of holding: longer than a small hand rests accidentally. */
const HOLD = 2500

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '

/**
 * A button that must be held, by finger, mouse or key. Those whose device presses for them, as screen readers do,
 * needn't hold it: what lies behind asks for more anyway. `data-held` is there while it is held, for its styles.
 */
export function HoldButton({
  label,
  className,
  onHeld,
  children,
}: {
  label: string
  className: string
  onHeld: () => void
  children: ReactNode
}): ReactNode {
  const [held, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const byHand = useRef(false)
  const release = (): void => {
    clearTimeout(timer.current)
    timer.current = undefined
    setHeld(false)
  }
  const press = (): void => {
    byHand.current = true
    if (timer.current !== undefined) return
    setHeld(true)
    timer.current = setTimeout(() => {
      release()
      onHeld()
    }, HOLD)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      data-held={held ? '' : undefined}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onBlur={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (isPress(event)) {
          event.preventDefault()
          press()
        }
      }}
      onKeyUp={(event) => {
        if (isPress(event)) {
          event.preventDefault()
          release()
        }
      }}
      onClick={() => {
        if (!byHand.current) onHeld()
        byHand.current = false
      }}
    >
      {children}
    </button>
  )
}
