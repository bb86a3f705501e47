// Checks the colours of all themes in src/web/ui/{tokens,themes}.css: text 4.5 (WCAG AA; 7 in high contrast, AAA), shapes 3.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { THEMES, type Theme } from '#core/themes/themes.ts'
import { SHAPE_PAIRS, TEXT_PAIRS, type ColourPair } from './contrast/colour-pairs.ts'
import { contrastRatio, readPalettes, type Palette } from './contrast/contrast-ratio.ts'

const palettes = readPalettes(
  ['tokens', 'themes']
    .map((name) => readFileSync(join(import.meta.dirname, `../src/web/ui/${name}.css`), 'utf8'))
    .join('\n'),
)

function checkPair(theme: Theme, palette: Palette, [front, behind]: ColourPair, needed: number): string[] {
  const [one, other] = [palette[front], palette[behind]]
  if (!one || !other) return [`${theme}: --${one ? behind : front} is no opaque colour of the theme`]
  const ratio = contrastRatio(one, other)
  return ratio < needed
    ? [`${theme}: ${front} on ${behind} has a contrast of ${ratio.toFixed(2)} and needs ${needed}`]
    : []
}

const problems = THEMES.flatMap((theme) => {
  const palette = palettes.get(theme)
  if (!palette) return [`${theme}: the theme is missing`]
  return [
    ...TEXT_PAIRS.flatMap((pair) => checkPair(theme, palette, pair, theme === 'high-contrast' ? 7 : 4.5)),
    ...SHAPE_PAIRS.flatMap((pair) => checkPair(theme, palette, pair, 3)),
  ]
})
for (const problem of problems) console.log(problem)
console.log(
  `${THEMES.length} themes, ${TEXT_PAIRS.length + SHAPE_PAIRS.length} pairs each, ${problems.length} problems`,
)
process.exitCode = problems.length > 0 ? 1 : 0
