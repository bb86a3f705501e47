/** The colours of one theme by the name of their variable, without the hyphens: `surface-2` → `#e7ecf9`. */
export type Palette = Record<string, string>

const THEME_BLOCK = /\[data-theme=["']?([\w-]+)["']?\]\)?\s*\{([^}]*)\}/g
const COLOUR = /--([\w-]+)\s*:\s*(#(?:[0-9a-f]{6}|[0-9a-f]{3}))\s*(?=[;}]|$)/gi

/** Reads the opaque colours of each `[data-theme=…]` block of a style sheet. */
export const readPalettes = (css: string): Map<string, Palette> =>
  new Map(
    [...css.matchAll(THEME_BLOCK)].map(([, theme = '', block = '']) => [
      theme,
      Object.fromEntries([...block.matchAll(COLOUR)].map(([, name = '', colour = '']) => [name, colour])),
    ]),
  )

/** Relative luminance of `#rgb` or `#rrggbb`, 0 to 1 (WCAG 2.2, definition of relative luminance). */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.slice(1).replaceAll(/./g, '$&$&') : colour.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const value = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
