import '../../ui/hear.css'
import { useEffect, useRef, type ReactNode } from 'react'
import { HearButton } from '../../parts/audio/hear-button.tsx'

/** Plays the word that the first page teaches. It begins at once, because a press has loaded it. */
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
