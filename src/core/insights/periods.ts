/** Days back over which progress and mistakes are summed. */
export const PERIOD_DAYS = 28
