/**
 * Semantic classes of nouns, for sensible sentences: who can eat, and what can be eaten. A noun has one; a verb lists
 * those of its subject and object.
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
