import { findAgeLevel } from '#core/age-levels/age-levels.ts'

/** Built page that answers a path: the files to try, in order, and the status. */
export type PageChoice = { files: string[]; status: 200 | 404 }

/** The shell without a page: the browser draws what the address says. */
const SHELL = 'app.html'

/** Choice for a missing page. */
export const NOT_FOUND: PageChoice = { files: ['404.html', SHELL], status: 404 }

/** Units, lessons, modules, assignments, codes of classes and articles of the help are known in the browser alone. */
const OF_THE_BROWSER = ['learn', 'lesson', 'module', 'own-lesson', 'assignment', 'class-code', 'help']

const SAFE_SEGMENT = /^[a-z0-9][a-z0-9-]*$/i

/**
 * Chooses the file of a path, with or without a final slash: prerendered page, shell or not-found page. The shell
 * serves paths that only the browser knows, such as the dashboard. @param isBuilt whether a file of that name is among
 * the built pages
 */
export function choosePage(path: string, isBuilt: (file: string) => boolean): PageChoice {
  const segments = path.split('/').filter((segment) => segment !== '')
  if (!segments.every((segment) => SAFE_SEGMENT.test(segment))) return NOT_FOUND
  const file = [...segments, 'index.html'].join('/')
  if (isBuilt(file)) return { files: [file], status: 200 }
  const [area, id, ...rest] = segments
  if (area === undefined || area === 'dashboard') return { files: [SHELL], status: 200 }
  if (OF_THE_BROWSER.includes(area) && id !== undefined && rest.length === 0) return { files: [SHELL], status: 200 }
  if (area === 'age-levels' && id !== undefined && rest.length === 0)
    return { files: [SHELL], status: findAgeLevel(id) ? 200 : 404 }
  return NOT_FOUND
}
