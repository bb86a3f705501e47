import '../../ui/hear.css'
import type { ReactNode } from 'react'
import { HearButton } from '../../parts/audio/hear-button.tsx'

/** Plays the word that the first page teaches. */
export const HearMolo = (): ReactNode => <HearButton text="molo" language="xh" />
