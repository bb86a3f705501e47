import type { ReactNode } from 'react'
import { PASSWORD_PICTURES, PICTURES_IN_PASSWORD } from '#core/people/child-secrets.ts'
import { t } from '../../platform/i18n/translate.ts'
import { RetryIcon } from '../../ui/icons.tsx'
import { Pictures, WordPicture } from '../../ui/word-picture.tsx'
import css from './children.module.css'
import { takeBack, tapPicture, type SecretForm } from './secret-state.ts'
import { DRAWINGS, usePictures } from './use-pictures.ts'

/**
 * Pad of twelve pictures, of which the child taps four. With `hidden`, the places fill with dots and nothing shows
 * which picture was tapped.
 */
export function PicturePad({
  form,
  hidden,
  onChange,
}: {
  form: SecretForm
  hidden: boolean
  onChange: (form: SecretForm) => void
}): ReactNode {
  const drawings = usePictures()
  const { pictures } = form
  const isFull = pictures.length === PICTURES_IN_PASSWORD
  return (
    <Pictures value={drawings}>
      <ol className={css['slots']} aria-hidden="true">
        {Array.from({ length: PICTURES_IN_PASSWORD }, (_, index) => {
          const picture = pictures[index]
          return (
            <li key={index} className={picture === undefined ? '' : css['full']}>
              {picture === undefined ? null : hidden ? <i /> : <WordPicture name={DRAWINGS[picture]} />}
            </li>
          )
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {t('children.tapped', { count: pictures.length })}
      </p>
      <ul className={css['pad']}>
        {PASSWORD_PICTURES.map((picture) => (
          <li key={picture}>
            <button
              type="button"
              className={css['picture']}
              aria-disabled={isFull}
              onClick={() => onChange(tapPicture(form, picture))}
            >
              <WordPicture name={DRAWINGS[picture]} />
              <span>{t(`children.picture.${picture}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={`button outlined wide ${css['undo']}`}
        aria-disabled={pictures.length === 0}
        onClick={() => onChange(takeBack(form))}
      >
        <RetryIcon />
        {t('children.takeBack')}
      </button>
    </Pictures>
  )
}
