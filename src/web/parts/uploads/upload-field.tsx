import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { UPLOAD_KINDS, type UploadKind } from '#core/uploads/upload-rules.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { isUnderWay, percentOf, sizeOf, type UploadItem } from './upload-list.ts'
import css from './uploads.module.css'
import type { Uploads } from './use-uploads.ts'

/** Files that a browser offers to choose by kind. The server doesn't go by them. */
const CHOSEN: Readonly<Record<UploadKind, string>> = {
  picture: 'image/jpeg,image/png,image/webp',
  sound: 'audio/*',
  document: '.pdf,.docx,.pptx,.xlsx,.odt,.odp,.ods,.txt',
}

/** Returns where an upload stands, in words. */
function stateText(item: UploadItem): string {
  const { state } = item
  if (state.is === 'sending') return t('uploads.sending', { percent: percentOf(item) })
  if (state.is === 'refused') return t(`uploads.refused.${state.reason}`)
  return state.is === 'failed' ? state.text : t(`uploads.${state.is}`)
}

function Item({ item, uploads }: { item: UploadItem; uploads: Uploads }): ReactNode {
  const { key, name, bytes, state } = item
  const isWrong = state.is === 'refused' || state.is === 'failed'
  return (
    <li className={css['item']}>
      <div className={css['names']}>
        <b>{name}</b>
        <span className="small muted">{sizeOf(bytes, currentLanguage())}</span>
      </div>
      {isUnderWay(item) ? (
        <progress
          className={css['bar']}
          max={100}
          value={percentOf(item)}
          aria-label={t('uploads.progress', { name })}
        />
      ) : null}
      <p className={isWrong ? 'hint bad' : 'small muted'} {...(isWrong && { role: 'alert' })}>
        {stateText(item)}
      </p>
      <div className={css['buttons']}>
        {state.is === 'failed' || state.is === 'refused' ? (
          <button type="button" className="button quiet" onClick={() => uploads.retry(key)}>
            {t('uploads.retry')}
            <span className="visually-hidden"> {name}</span>
          </button>
        ) : null}
        {state.is === 'done' ? null : (
          <button
            type="button"
            className="icon-button"
            aria-label={t(isUnderWay(item) ? 'uploads.cancel' : 'uploads.dismiss', { name })}
            onClick={() => uploads.remove(key)}
          >
            <CloseIcon small />
          </button>
        )}
      </div>
    </li>
  )
}

/** Tells readers of the screen how many files have arrived, without every step. */
function Counted({ items }: { items: readonly UploadItem[] }): ReactNode {
  const done = items.filter(({ state }) => state.is === 'done').length
  return (
    <p role="status" className="visually-hidden">
      {items.length === 0 ? null : t('uploads.counted', { done, all: items.length })}
    </p>
  )
}

/**
 * A place to drop files, a button to choose them, and the list of those on their way.
 * @param kinds kinds to choose from @param isSingle one file is enough
 */
export function UploadField({
  uploads,
  label,
  kinds = UPLOAD_KINDS,
  isSingle = false,
  hidesDone = false,
}: {
  uploads: Uploads
  label: string
  kinds?: readonly UploadKind[]
  isSingle?: boolean
  /** True where finished files are listed elsewhere. */
  hidesDone?: boolean
}): ReactNode {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const { items, rules, add } = uploads
  const offered = kinds.filter((kind) => rules === undefined || rules.kinds.includes(kind))
  const shown = hidesDone ? items.filter(({ state }) => state.is !== 'done') : items
  const over = (event: DragEvent, next: boolean): void => {
    event.preventDefault()
    setIsOver(next)
  }
  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <div
        className={`${css['zone']} ${isOver ? css['over'] : ''}`}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false)
          add(event.dataTransfer.files)
        }}
      >
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden
          multiple={!isSingle}
          accept={offered.map((kind) => CHOSEN[kind]).join(',')}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <button type="button" className="button outlined" onClick={() => input.current?.click()}>
          {t(isSingle ? 'uploads.chooseOne' : 'uploads.choose')}
        </button>
        <span className={`small muted ${css['drop']}`}>{t('uploads.drop')}</span>
        <span className="small muted">
          {offered.map((kind) => t(`uploads.kinds.${kind}`)).join(' · ')}
          {rules ? ` · ${t('uploads.most', { size: sizeOf(rules.bytes, currentLanguage()) })}` : null}
        </span>
      </div>
      {shown.length === 0 ? null : (
        <ul className={css['list']} aria-label={t('uploads.list')}>
          {shown.map((item) => (
            <Item key={item.key} item={item} uploads={uploads} />
          ))}
        </ul>
      )}
      <Counted items={items} />
    </div>
  )
}
