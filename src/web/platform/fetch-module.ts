type FetchModule = (address: string) => Promise<unknown>

declare global {
  /** Fetches a part of the app; the build has each `import()` of one call this. Rejects where it can't be fetched; the next call asks the network again. */
  var fetchModule: FetchModule
}

/** A browser remembers of a module that it couldn't be fetched, and never asks for it again until the page is loaded anew (whatwg/html#6768). Another address makes it ask. */
export const fetchOnceMore: FetchModule = async (address) => {
  try {
    return await import(/* @vite-ignore */ address)
  } catch {
    const anew = `${address}?${Date.now()}`
    return import(/* @vite-ignore */ anew)
  }
}
