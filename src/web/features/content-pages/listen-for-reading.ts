/** First signs that somebody reads on from what the prerendered page shows. */
const SIGNS_OF_READING = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const

/** Calls `begin` at each sign that somebody reads on, at once if they came to a place within the page. */
export function listenForReading(begin: () => void): () => void {
  const listening = new AbortController()
  for (const sign of SIGNS_OF_READING) globalThis.addEventListener(sign, begin, { signal: listening.signal })
  if (globalThis.location.search !== '' || globalThis.scrollY > 0) begin()
  return () => listening.abort()
}
