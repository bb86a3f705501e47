/**
 * Error of a start that can't continue, in sentences for the operator: the problem, the cause and the remedy. It is
 * shown without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
  /** True if another try fails until somebody changes something; false if the cause may pass. */
  readonly isLasting: boolean

  constructor(message: string, { isLasting = true, ...options }: ErrorOptions & { isLasting?: boolean } = {}) {
    super(message, options)
    this.isLasting = isLasting
  }
}
