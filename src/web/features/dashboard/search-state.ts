/** Keeps the entries whose name contains the text, whatever its case. Nothing is offered for an empty text. */
export function filterEntries<Entry extends { name: string }>(entries: readonly Entry[], text: string): Entry[] {
  const wanted = text.trim().toLocaleLowerCase()
  return wanted === '' ? [] : entries.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
}
