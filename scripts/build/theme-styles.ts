import type { Plugin } from 'vite'

/** In index.html, the place of the stylesheet of the themes; the build puts the name with its hash there. */
const PLACE = '/__themes__.css'

/** In development, the address of the stylesheet of the themes, where the page's first script loads it from. */
export function themeStyles(): Plugin {
  return { name: 'theme-styles', apply: 'serve', transformIndexHtml: (html) => html.replace(PLACE, '/ui/themes.css') }
}
