const styles = new Map<string, Promise<unknown>>()

/** Adds a stylesheet and waits for it; a prerendered page names those that it holds. */
function addStyle(href: string): Promise<unknown> {
  const known = styles.get(href)
  if (known || document.querySelector(`link[href="${href}"]`)) return known ?? Promise.resolve()
  const adding = new Promise((onload, reject) => {
    const link = document.createElement('link')
    const onerror = (): void => {
      link.remove()
      styles.delete(href)
      reject(new Error(`${href} didn't load.`))
    }
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload, onerror }))
  })
  styles.set(href, adding)
  return adding
}

/** Loads a part of the app after its stylesheets. The build has each `import()` of a part call this. */
export async function loadWithStyles<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(files.map((file) => addStyle(`/${file}`)))
  return load()
}
