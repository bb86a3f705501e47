import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Returns the names of an export or import as the fields of an object: `a as b, c` becomes `b: a, c` or `a: b, c`. */
const toFields = (names: string, outerFirst: boolean): string =>
  names
    .split(',')
    .map((name) => {
      const [inner = '', outer] = name.split(' as ')
      if (outer === undefined) return inner
      return outerFirst ? `${outer}:${inner}` : `${inner}:${outer}`
    })
    .join(',')

/** Name under which the app's file exports the functions. */
const RUNTIME = '__runtime'

/**
 * Puts the bundler's few shared functions into the app's file and removes their own. All other scripts import them from
 * the app. A separate file costs each first visit a request, and a copy costs about 350 bytes a script.
 * @param web the folder of the built application
 * @param file that of the functions, below `web`
 * @param app that of the app, which imports no other
 * @returns the removed file
 * @throws if a file is missing or not understood
 */
export function inlineRuntime(web: string, file: string | undefined, app: string | undefined): string {
  if (file === undefined || app === undefined)
    throw new Error('The build made no file of shared functions; nothing has to be put into the scripts any more.')
  const code = readFileSync(path.join(web, file), 'utf8').trim()
  const exported = /export\{([^}]*)\};?$/.exec(code)
  if (!exported) throw new Error(`${file} ends with no list of what it exports.`)
  const body = `${code.slice(0, exported.index)}return{${toFields(exported[1] ?? '', true)}}`
  const use = new RegExp(`import\\{([^}]*)\\}from"\\./${path.basename(file)}";`)
  for (const name of globSync('assets/*.js', { cwd: web })) {
    const script = readFileSync(path.join(web, name), 'utf8')
    const names = use.exec(script)?.[1]
    const isApp = name === app
    if (isApp && (names === undefined || /\bimport(?:\{[^}]*\}from)?"/.test(script.replace(use, ''))))
      throw new Error(`${app} must import the shared functions and nothing else.`)
    if (names === undefined) continue
    const own = isApp ? `export var ${RUNTIME}=(()=>{${body}})();` : `import{${RUNTIME}}from"./${path.basename(app)}";`
    writeFileSync(
      path.join(web, name),
      script.replace(use, () => `${own}var{${toFields(names, false)}}=${RUNTIME};`),
    )
  }
  rmSync(path.join(web, file))
  return file
}
