import type { Plugin } from 'vite'

/** A part of the app that is fetched when it is needed, as the bundler writes it. */
const IMPORT = /\bimport\((?=["'`]\.\/)/g

/**
 * Creates the plugin that wraps imports in `fetchModule` (`src/web/platform/fetch-module.ts`), which retries a failed
 * import. In development the browser imports modules directly.
 */
export function fetchAgain(): Plugin {
  return {
    name: 'fetch-again',
    enforce: 'post',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      // After the bundler has looked for the styles of what is imported.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = file.code.replaceAll(IMPORT, 'fetchModule(')
      },
    },
  }
}
