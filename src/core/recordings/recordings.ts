/** States of a recording. Only its speaker and reviewers hear a waiting one; a rejected one is deleted. */
export const RECORDING_STATES = ['waiting', 'approved', 'rejected'] as const

export type RecordingState = (typeof RECORDING_STATES)[number]

/** Decisions of a reviewer. */
export const RECORDING_DECISIONS = ['approved', 'rejected'] as const satisfies readonly RecordingState[]

export type RecordingDecision = (typeof RECORDING_DECISIONS)[number]

/** The text that speakers agree to: `speak.consent` in the locales. A change of its meaning gets another version. */
export const RECORDING_CONSENT_VERSION = '2026-11-21'

/** Returns the address of an approved recording, by the hash of the bytes that its speaker sent. */
export const recordingAddress = (file: string): string => `/audio/recordings/${file}.mp3`
