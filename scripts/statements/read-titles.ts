import { readSource } from '../words/read-source.ts'

/** A test file with the source texts of its titles: template expressions stand in them as they are written. */
export type TitledFile = { file: string; titles: string[] }

/** Reads the titles of tests in a TypeScript file. Comments, data and other calls are no titles. */
export const readTitles = (file: string, text: string): TitledFile => ({
  file,
  titles: readSource(file, text).titles.map(({ start, end }) => text.slice(start, end)),
})
