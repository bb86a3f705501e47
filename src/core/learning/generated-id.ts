/** Slug that marks a generated item in place of a category; no category has this name. */
export const GENERATED_MARK = 'any'

/** Tells whether an id is of a question that was made (`numbers.any.4321`), not of an item that the content lists. */
export const isGeneratedId = (itemId: string): boolean =>
  itemId.startsWith(`${GENERATED_MARK}.`, itemId.indexOf('.') + 1)
