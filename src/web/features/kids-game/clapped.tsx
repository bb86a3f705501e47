import { Fragment, type ReactNode } from 'react'
import { splitSyllables } from '#core/game/split-syllables.ts'

/** A word that breaks between its syllables only, where its card is too narrow. */
export const Clapped = ({ word }: { word: string }): ReactNode =>
  splitSyllables(word).map((syllable, index) => (
    <Fragment key={index}>
      <wbr />
      {syllable}
    </Fragment>
  ))
