/** Items of a section in its prerendered page, to keep it small; the rest is drawn once the script runs. */
export const PRERENDERED_ITEMS = 12
