import { useState, type ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { toolLanguage } from './tool-list.ts'
import css from './tools.module.css'

/**
 * A word that opens what it is made of, over the page.
 * @param sentence the words among which the dialog leads on, and which of them this is; otherwise the word alone
 */
export function WordButton({
  word,
  sentence,
  className = css['word'] ?? '',
}: {
  word: string
  sentence?: { text: string; index: number }
  className?: string
}): ReactNode {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const open = async (): Promise<void> => {
    setState('busy')
    const { text, index } = sentence ?? { text: word, index: 0 }
    const opened = await import('../../word-overlay.tsx')
      .then(({ openWord }) => openWord(toolLanguage(), [text], index))
      .catch(() => false)
    setState(opened ? 'idle' : 'failed')
  }
  return (
    <>
      <button
        type="button"
        className={className}
        lang={toolLanguage()}
        aria-haspopup="dialog"
        aria-busy={state === 'busy'}
        onClick={() => {
          void open()
        }}
      >
        {word}
      </button>
      {state === 'failed' ? (
        <span className="small muted" role="status">
          {t('tools.failed')}
        </span>
      ) : null}
    </>
  )
}
