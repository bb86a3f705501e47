import type { ResourceText } from '#core/market/resource.ts'

/** Id of a resource that nobody has made yet. */
export const RESOURCE_ID = '01890000-0000-7000-8000-0000000002ff'

/** Makes the texts of a complete resource. */
export const resourceText = (changes: Partial<ResourceText> = {}): ResourceText & { tags: string[] } => ({
  shelf: 'resources',
  title: 'Number songs',
  description: 'Ten songs with word cards.',
  category: 'math',
  type: 'digital-download',
  licence: 'cc-by',
  price: 0,
  author: 'Ms Zondi',
  contact: '',
  ...changes,
  tags: [...(changes.tags ?? ['songs'])],
})
