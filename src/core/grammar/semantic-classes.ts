/**
 * What nouns name, as far as a sensible sentence needs to know it: who can eat, and what can be eaten.
 * A noun has one; a verb says which of them can be its subject and its object.
 */
export const SEMANTIC_CLASSES = [
  'person',
  'animal',
  'plant',
  'food',
  'drink',
  'body-part',
  'clothing',
  'tool',
  'furniture',
  'vehicle',
  'building',
  'place',
  'nature',
  'weather',
  'substance',
  'money',
  'text',
  'speech',
  'time',
  'event',
  'illness',
  'feeling',
  'quality',
  'activity',
  'group',
  'thing',
  'idea',
] as const

export type SemanticClass = (typeof SEMANTIC_CLASSES)[number]
