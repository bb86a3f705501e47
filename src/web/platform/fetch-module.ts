type FetchModule = (address: string) => Promise<unknown>

declare global {
  /**
   * Fetches a part of the app; the build has each `import()` of one call this. Rejects where it can't be fetched; the
   * next call asks the network again.
   */
  var fetchModule: FetchModule
}

/**
 * Imports a module from a changed address. A browser remembers a failed import and never retries it until a reload
 * (whatwg/html#6768).
 */
export const fetchOnceMore: FetchModule = async (address) => {
  try {
    return await import(/* @vite-ignore */ address)
  } catch {
    const anew = `${address}?${Date.now()}`
    return import(/* @vite-ignore */ anew)
  }
}
