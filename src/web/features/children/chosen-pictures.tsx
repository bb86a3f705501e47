import type { ReactNode } from 'react'
import type { PasswordPicture } from '#core/people/child-secrets.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Pictures, WordPicture } from '../../ui/word-picture.tsx'
import css from './children.module.css'
import { DRAWINGS, usePictures } from './use-pictures.ts'

/** Shows the pictures of a picture password in their order, each with its name. */
export function ChosenPictures({ pictures }: { pictures: readonly PasswordPicture[] }): ReactNode {
  const drawings = usePictures()
  return (
    <Pictures value={drawings}>
      <ol className={css['slots']}>
        {pictures.map((picture, index) => (
          <li key={index} className={css['full']}>
            <WordPicture name={DRAWINGS[picture]} />
            <span className="visually-hidden">{t(`children.picture.${picture}`)}</span>
          </li>
        ))}
      </ol>
    </Pictures>
  )
}
