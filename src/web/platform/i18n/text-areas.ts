import type { TextByArea } from './text-by-area.ts'

/** Area of the interface's texts: a file `locales/<language>/<area>.json`. */
export type TextArea = keyof TextByArea

/** Every key of the English text; keys that begin with `@` are notes for translators. */
export type MessageId = Exclude<{ [Area in TextArea]: keyof TextByArea[Area] }[TextArea], `@${string}`>
