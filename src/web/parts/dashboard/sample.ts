import { createContext, useContext } from 'react'

/** Records of the sample family, drawn while nobody is logged in. */
export type Sample = { family: string }

/** The layout gives the sample to its page while nobody is logged in. */
export const SampleContext = createContext<Sample | undefined>(undefined)

/**
 * Returns the sample family if the page should draw it, and undefined for a person who is logged in. A page draws the
 * sample by the same parts as real records, with no control that changes anything.
 */
export const useSample = (): Sample | undefined => useContext(SampleContext)
