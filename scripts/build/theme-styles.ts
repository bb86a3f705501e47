import type { Plugin } from 'vite'

/** Place of the themes' stylesheet in index.html; the build puts its name with its hash there. */
const PLACE = '/__themes__.css'

/** Address of the themes' stylesheet in development, from which the page's first script loads it. */
export function themeStyles(): Plugin {
  return { name: 'theme-styles', apply: 'serve', transformIndexHtml: (html) => html.replace(PLACE, '/ui/themes.css') }
}
