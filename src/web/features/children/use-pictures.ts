import { useEffect, useState } from 'react'
import type { PasswordPicture } from '#core/people/child-secrets.ts'

/** The drawing of each picture, by its name among the product's pictures. */
export const DRAWINGS = {
  sun: 'sun',
  house: 'house',
  tree: 'deciduous-tree',
  dog: 'dog-face',
  cat: 'cat-face',
  bird: 'bird',
  fish: 'tropical-fish',
  drum: 'long-drum',
  maize: 'ear-of-corn',
  hat: 'womans-hat',
  book: 'blue-book',
  rainbow: 'rainbow',
} as const satisfies Record<PasswordPicture, string>

/**
 * Returns the drawings, once they are there. Each picture also has its name beneath it, so that nobody has to wait
 * for them.
 */
export function usePictures(): Readonly<Record<string, string>> {
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    void import('../../../../content/pictures/pictures.json').then(
      ({ default: drawings }) => setPictures(drawings),
      () => {},
    )
  }, [])
  return pictures
}
