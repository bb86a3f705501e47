/** A start that cannot go on, told in sentences for the person who started Funda: what, why, and what to do. Shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
