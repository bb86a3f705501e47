import { createContext, useContext } from 'react'
import type { SampleFamily } from '#content/sample-family-schema.ts'

/** Records of the sample family. */
export type Sample = SampleFamily

/** The layout gives the sample to its page while nobody is logged in. */
export const SampleContext = createContext<Sample | undefined>(undefined)

/**
 * Returns the sample family if the page should draw it, and undefined for a person who is logged in. A page draws the
 * sample by the same parts as real records, with no control that changes anything.
 */
export const useSample = (): Sample | undefined => useContext(SampleContext)
