import '../../ui/tag.css'
import { useEffect, useId, type ReactNode } from 'react'
import { CompareButton } from '../../parts/audio/compare-button.tsx'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { usePath } from '../../platform/router.tsx'
import { wordsOf } from '../../platform/words-of-text.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { Modal } from '../../ui/modal.tsx'
import { describeWord } from './describe-word.ts'
import { openedWord, type OpenedWord } from './opened-word.ts'
import { OtherReadings, WordReading } from './word-reading.tsx'
import css from './word-analysis.module.css'

const close = (): void => openedWord.set(null)

/** Choice among the words of a text, one of which may be the one that is explained. */
function WordChoice({
  opened,
  words,
  first,
}: {
  opened: OpenedWord
  words: readonly string[]
  first: number
}): ReactNode {
  return (
    <div className="flow" role="group" aria-label={words.join(' ')}>
      {words.map((word, place) => (
        <button
          key={place}
          type="button"
          className="chip voice"
          lang={opened.language}
          aria-pressed={first + place === opened.index}
          onClick={() => openedWord.set({ ...opened, index: first + place })}
        >
          {word}
        </button>
      ))}
    </div>
  )
}

/** The words of all texts; a single word needs no choice. */
function WordChoices({ opened, texts }: { opened: OpenedWord; texts: readonly (readonly string[])[] }): ReactNode {
  if (texts.flat().length < 2) return null
  return (
    <div className={css['choices']} role="group" aria-label={t('wordAnalysis.words')}>
      {texts.map((words, index) => (
        <WordChoice key={index} opened={opened} words={words} first={texts.slice(0, index).flat().length} />
      ))}
    </div>
  )
}

function OpenedDialog({ opened }: { opened: OpenedWord }): ReactNode {
  const { language, engine, meanings } = opened
  const heading = useId()
  const texts = opened.texts.map((text) => wordsOf(text).map(({ word }) => word))
  const word = texts.flat()[opened.index] ?? opened.texts.join(' ')
  const description = describeWord(word, engine)
  return (
    <Modal labelledBy={heading} onClose={close}>
      <div className="stack">
        <div className="row spread">
          <h2 id={heading} className={css['word']} lang={language}>
            {word}
          </h2>
          <button type="button" className="icon-button" aria-label={t('wordAnalysis.close')} onClick={close}>
            <CloseIcon />
          </button>
        </div>
        <CompareButton text={opened.texts[0] ?? word} language={language} />
        <WordChoices opened={opened} texts={texts} />
        <div className="stack" aria-live="polite">
          {description ? (
            <>
              <WordReading reading={description.best} language={language} meanings={meanings} />
              <OtherReadings readings={description.others} language={language} meanings={meanings} />
            </>
          ) : (
            <p>{t('wordAnalysis.nothing')}</p>
          )}
        </div>
      </div>
    </Modal>
  )
}

/** Dialog with the parts of the pressed word, until it is closed or the page is left. */
export function WordDialog(): ReactNode {
  const opened = useStore(openedWord)
  const path = usePath()
  const isElsewhere = opened !== null && opened.path !== path
  useEffect(() => {
    if (isElsewhere) close()
  }, [isElsewhere])
  return opened === null || isElsewhere ? null : <OpenedDialog opened={opened} />
}
