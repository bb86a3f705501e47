import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { createStore, useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link, useQuery } from '../../platform/router.tsx'
import { writeLookup } from './dictionary-state.ts'
import { ExploredWords } from './explored-words.tsx'
import { meaningLanguage } from './meaning-language.ts'
import { ToolFrame } from './tool-frame.tsx'
import { toolLanguage } from './tool-list.ts'
import css from './tools.module.css'
import exploredWordsCss from './explored-words.module.css'
import wordsCss from './words.module.css'
import { useExploredText, useWarmEngine } from './use-explored-text.ts'
import { WithEngine } from './with-engine.tsx'
import { countWords, listNewRoots, MOST_WORDS, WORD_STATES, type ExploredText, type PlacedText } from './words-state.ts'

/** Last pasted text, kept for a return from the dictionary. It never leaves the device. */
const pastedText = createStore('')

const EXAMPLE =
  'Molo! Igama lam nguNomsa. Ndihlala eMonti nosapho lwam. Ndiyathanda ukufunda iincwadi kunye nabahlobo bam ' +
  'esikolweni. Umama wam upheka ukutya okumnandi kakhulu.'

function Score({ explored }: { explored: ExploredText }): ReactNode {
  const { counts, share } = countWords(explored)
  const percent = Math.round(share * 100)
  return (
    <section className={`card ${css['panel']}`} aria-labelledby="score">
      <h2 id="score" aria-live="polite">
        {t('tools.words.share', { percent })}
      </h2>
      <meter
        className={wordsCss['meter']}
        min={0}
        max={100}
        value={percent}
        aria-label={t('tools.words.share', { percent })}
      />
      <dl className={css['facts']}>
        {WORD_STATES.map((state) => (
          <div key={state}>
            <dt>
              <span className={exploredWordsCss[`is-${state}`]}>{t(`tools.words.state.${state}`)}</span>
            </dt>
            <dd>{counts[state]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Text = ({ placed, explored }: { placed: PlacedText; explored: ExploredText | null }): ReactNode => (
  <section aria-labelledby="text">
    <h2 id="text">{t('tools.words.text')}</h2>
    <p className="muted small">{t('tools.words.tap')}</p>
    <ExploredWords placed={placed} explored={explored} />
  </section>
)

/** New words that are shown before more are asked for. */
const FEW_NEW = 24

function NewWords({ explored }: { explored: ExploredText }): ReactNode {
  const roots = useMemo(() => listNewRoots(explored), [explored])
  const [all, setAll] = useState(false)
  if (roots.length === 0) return null
  return (
    <section aria-labelledby="new">
      <h2 id="new">{t('tools.words.newWords', { count: roots.length })}</h2>
      <ul className={css['examples']}>
        {(all ? roots : roots.slice(0, FEW_NEW)).map((root) => (
          <li key={root.id}>
            <Link className={css['match']} href={`/tools/dictionary${writeLookup({ query: '', entry: root.id })}`}>
              <b className="voice" lang={toolLanguage()}>
                {root.lemma}
              </b>
              <span className={css['gloss']} lang={meaningLanguage()}>
                {root.senses[0]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {all || roots.length <= FEW_NEW ? null : (
        <p className={css['more']}>
          <button type="button" className="button outlined" onClick={() => setAll(true)}>
            {t('tools.words.showAll', { count: roots.length })}
          </button>
        </p>
      )}
    </section>
  )
}

function Explored({ text, engine }: { text: string; engine: LanguageEngine }): ReactNode {
  const { placed, explored } = useExploredText(text, engine)
  // New words are listed when the text is marked and drawn.
  const listed = useDeferredValue(explored)
  if (placed.words.length === 0) return null
  return (
    <>
      {placed.left > 0 ? (
        <p role="status">{t('tools.words.tooLong', { most: MOST_WORDS, count: placed.left })}</p>
      ) : null}
      {explored ? <Score explored={explored} /> : null}
      <Text placed={placed} explored={explored} />
      {listed && explored ? <NewWords explored={listed} /> : null}
    </>
  )
}

/** Page for a learner's own text: the parts of every word, words outside the dictionary, and the known share. */
export default function WordsPage(): ReactNode {
  useWarmEngine()
  const given = new URLSearchParams(useQuery()).get('text')
  const pasted = useStore(pastedText)
  const [written, setWritten] = useState<string>()
  const text = written ?? given ?? pasted
  const write = (next: string): void => {
    setWritten(next)
    pastedText.set(next)
  }
  return (
    <ToolFrame tool="words">
      <label className="field">
        <span>{t('tools.words.paste', { most: MOST_WORDS })}</span>
        <textarea
          className={`input ${wordsCss['paste']}`}
          rows={5}
          lang={toolLanguage()}
          spellCheck={false}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
      </label>
      <p className="row wrap">
        {text === '' ? (
          <button type="button" className="button" onClick={() => write(EXAMPLE)}>
            {t('tools.words.example')}
          </button>
        ) : (
          <button type="button" className="button outlined" onClick={() => write('')}>
            {t('tools.words.clear')}
          </button>
        )}
        <span className="muted small">{t('tools.words.private')}</span>
      </p>
      {text.trim() === '' ? null : <WithEngine>{(engine) => <Explored text={text} engine={engine} />}</WithEngine>}
    </ToolFrame>
  )
}
