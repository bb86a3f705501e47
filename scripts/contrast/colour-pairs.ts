/** A colour in front of another, by the names of their variables. */
export type ColourPair = readonly [front: string, behind: string]

const HUES = ['vocab', 'phrases', 'numbers', 'time', 'grammar', 'culture']
const STATES = ['success', 'error', 'warning']

const cross = (fronts: readonly string[], behinds: readonly string[]): ColourPair[] =>
  behinds.flatMap((behind) => fronts.map((front) => [front, behind] as const))

/** Text on its background, as the interface uses them. */
export const TEXT_PAIRS: readonly ColourPair[] = [
  ...cross(['text'], ['bg', 'surface', 'surface-2', 'surface-3']),
  ...cross(['muted', 'brand', 'accent-text', ...STATES], ['bg', 'surface', 'surface-2']),
  ['on-brand', 'brand'],
  ['brand', 'brand-soft'],
  ['text', 'brand-soft'],
  ['muted', 'brand-soft'],
  ['on-cloth', 'cloth'],
  ['cloth-muted', 'cloth'],
  ['m1', 'cloth'],
  ['on-accent', 'accent'],
  ...STATES.flatMap((state): ColourPair[] => [
    [`on-${state}`, state],
    [state, `${state}-soft`],
    ['text', `${state}-soft`],
    ['muted', `${state}-soft`],
  ]),
  ...HUES.flatMap((hue): ColourPair[] => [
    [hue, 'surface'],
    [hue, 'bg'],
    [hue, `${hue}-soft`],
    ['text', `${hue}-soft`],
    ['muted', `${hue}-soft`],
    ['on-hue', hue],
  ]),
  ...cross(['on-m'], ['m1', 'm2', 'm3']),
]

/** Borders of controls, the focus ring and signs that carry meaning. */
export const SHAPE_PAIRS: readonly ColourPair[] = [
  ['line-strong', 'surface'],
  ['line-strong', 'bg'],
  ['focus', 'bg'],
  ['focus', 'surface'],
  ['focus', 'surface-2'],
  ['brand', 'surface-2'],
  ...HUES.map((hue): ColourPair => [hue, `${hue}-soft`]),
]
