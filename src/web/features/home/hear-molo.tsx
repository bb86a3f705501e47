import '../../ui/hear.css'
import { useEffect, useRef, type ReactNode } from 'react'
import { HearButton } from '../../parts/audio/hear-button.tsx'

/** Plays the word that the first page teaches: at once, because a press has loaded it, and at each press after. */
export function HearMolo(): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const button = place.current?.querySelector('button')
    button?.focus()
    button?.click()
  }, [])
  return (
    <div ref={place}>
      <HearButton text="molo" language="xh" />
    </div>
  )
}
