import { Fragment, type ReactNode } from 'react'
import { splitSyllables } from '#core/game/split-syllables.ts'

/** Draws a word that breaks only between its syllables, if its card is too narrow. */
export const Clapped = ({ word }: { word: string }): ReactNode =>
  splitSyllables(word).map((syllable, index) => (
    <Fragment key={index}>
      <wbr />
      {syllable}
    </Fragment>
  ))
