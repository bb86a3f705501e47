import { useState, type ComponentType, type ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { createIcon } from '../../ui/icons.tsx'
import { currentLanguage, loadText, t } from '../../platform/i18n/translate.ts'

const MicrophoneIcon = createIcon(
  '<path d="M12 19v3M19 10v2a7 7 0 0 1-14 0v-2"/><rect x="9" y="2" width="6" height="13" rx="3"/>',
)

type Panel = ComponentType<{ text: string; language: LearningLanguage; onClose: () => void }>

/**
 * Opens what lets one say a word and compare; fetched with the first press.
 * @param small without its text, where many stand beside each other
 */
export function CompareButton({
  text,
  language,
  small = false,
}: {
  text: string
  language: LearningLanguage
  small?: boolean
}): ReactNode {
  const [opened, setOpened] = useState<{ Panel: Panel } | 'failed'>()
  const open = async (): Promise<void> => {
    try {
      const [{ ComparePanel }] = await Promise.all([
        import('./compare/compare-panel.tsx'),
        loadText(currentLanguage(), ['compare']),
      ])
      setOpened({ Panel: ComparePanel })
    } catch {
      setOpened('failed')
    }
  }
  return (
    <>
      <button
        type="button"
        className={small ? 'icon-button' : 'button quiet'}
        {...(small ? { 'aria-label': `${t('audio.compare')}: ${text}` } : {})}
        onClick={() => {
          void open()
        }}
      >
        <MicrophoneIcon small={!small} />
        {small ? null : t('audio.compare')}
      </button>
      {opened === 'failed' ? <span role="status">{t('audio.failed')}</span> : null}
      {typeof opened === 'object' ? (
        <opened.Panel text={text} language={language} onClose={() => setOpened(undefined)} />
      ) : null}
    </>
  )
}
