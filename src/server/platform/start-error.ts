/** A start that cannot go on, told in sentences for the person who started Funda: what, why, and what to do. Shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
  /** True where another try would end in the same way until somebody changes something; false where the cause may pass by itself. */
  readonly isLasting: boolean

  constructor(message: string, { isLasting = true, ...options }: ErrorOptions & { isLasting?: boolean } = {}) {
    super(message, options)
    this.isLasting = isLasting
  }
}
