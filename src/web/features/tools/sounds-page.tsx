import '../../ui/hear.css'
import { useMemo, useState, type ReactNode } from 'react'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { CompareButton } from '../../parts/audio/compare-button.tsx'
import { HearButton } from '../../parts/audio/hear-button.tsx'
import { drawSeed } from '../../parts/game/draw-seed.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link, useQuery } from '../../platform/router.tsx'
import { CheckIcon, RetryIcon } from '../../ui/icons.tsx'
import {
  drawQuestion,
  findPairs,
  GROUPS,
  readGroup,
  SOUND_GROUPS,
  splitSounds,
  type MinimalPair,
  type SoundGroup,
  type SoundQuestion,
} from './sounds-state.ts'
import { meaningLanguage } from './meaning-language.ts'
import { ToolFrame } from './tool-frame.tsx'
import { toolLanguage } from './tool-list.ts'
import css from './tools.module.css'
import soundsCss from './sounds.module.css'
import { WithEngine } from './with-engine.tsx'

const GroupChoice = ({ shown }: { shown: SoundGroup }): ReactNode => (
  <nav aria-label={t('tools.sounds.choose')}>
    <ul className="row wrap">
      {GROUPS.map((group) => (
        <li key={group}>
          <Link
            className={`chip ${soundsCss['group']}`}
            href={`/tools/sounds?sounds=${group}`}
            aria-current={group === shown ? 'true' : undefined}
          >
            {t(`tools.sounds.group.${group}`)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

const Letters = ({ group }: { group: SoundGroup }): ReactNode => (
  <section className={`card ${css['panel']}`} aria-labelledby="letters">
    <h2 id="letters">{t('tools.sounds.letters')}</h2>
    <table className={css['table']}>
      <caption className="visually-hidden">{t('tools.sounds.letters')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('tools.sounds.written')}</th>
          <th scope="col">{t('tools.sounds.how')}</th>
        </tr>
      </thead>
      <tbody>
        {SOUND_GROUPS[group].letters.map(({ written, key }) => (
          <tr key={key}>
            <th scope="row" className={`voice ${css['letter']}`} lang={toolLanguage()}>
              {written}
            </th>
            <td>{t(`pronunciation.${key}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

/** A word with the sound by which it differs marked. */
const MarkedWord = ({ word, place }: MinimalPair[number]): ReactNode => (
  <span className="voice" lang={toolLanguage()}>
    {splitSounds(word).map((sound, index) =>
      index === place ? (
        <mark key={index} className={soundsCss['differs']}>
          {sound}
        </mark>
      ) : (
        sound
      ),
    )}
  </span>
)

/** Pairs that are shown before more are asked for. */
const FEW_PAIRS = 12

function Pairs({ pairs }: { pairs: readonly MinimalPair[] }): ReactNode {
  const [all, setAll] = useState(false)
  return (
    <section aria-labelledby="pairs">
      <h2 id="pairs">{t('tools.sounds.pairs', { count: pairs.length })}</h2>
      <ul className={soundsCss['pairs']}>
        {(all ? pairs : pairs.slice(0, FEW_PAIRS)).map((pair) => (
          <li key={pair.map(({ word }) => word).join(' ')} className={`card ${soundsCss['pairOf']}`}>
            {pair.map((word) => (
              <div key={word.word}>
                <HearButton text={word.word} language={toolLanguage()} className={css['hear']} />
                <p>
                  <b>
                    <MarkedWord {...word} />
                  </b>
                  <small className="muted" lang={meaningLanguage()}>
                    {word.meaning}
                  </small>
                </p>
                <CompareButton small text={word.word} language={toolLanguage()} />
              </div>
            ))}
          </li>
        ))}
      </ul>
      {all || pairs.length <= FEW_PAIRS ? null : (
        <p className={css['more']}>
          <button type="button" className="button outlined" onClick={() => setAll(true)}>
            {t('tools.sounds.showAll', { count: pairs.length })}
          </button>
        </p>
      )}
    </section>
  )
}

function Question({
  question: { pair, asked },
  onAnswer,
}: {
  question: SoundQuestion
  onAnswer: (right: boolean) => void
}): ReactNode {
  const [chosen, setChosen] = useState<number>()
  const choose = (place: number): void => {
    setChosen(place)
    onAnswer(place === asked)
  }
  const word = pair[asked]
  return (
    <>
      <div className={soundsCss['asked']}>
        <HearButton text={word.word} language={toolLanguage()} className={css['hear']} />
        <p>
          {t('tools.sounds.ask')} <b lang={meaningLanguage()}>{word.meaning}</b>
        </p>
      </div>
      <div className={soundsCss['options']} role="group" aria-label={t('tools.sounds.ask')}>
        {pair.map((option, place) => (
          <button
            key={option.word}
            type="button"
            className="button outlined big"
            aria-pressed={chosen === place}
            disabled={chosen !== undefined}
            onClick={() => choose(place)}
          >
            <MarkedWord {...option} />
          </button>
        ))}
      </div>
      <div role="status">
        {chosen === undefined ? null : (
          <div className={`feedback ${chosen === asked ? 'ok' : 'warn'}`}>
            <h3>
              <span className="dot">{chosen === asked ? <CheckIcon small /> : <RetryIcon small />}</span>
              {t(chosen === asked ? 'tools.sounds.right' : 'tools.sounds.wrong')}
            </h3>
            <ul>
              {pair.map((option) => (
                <li key={option.word}>
                  <b>
                    <MarkedWord {...option} />
                  </b>
                  : <span lang={meaningLanguage()}>{option.meaning}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  )
}

/** Trainer that asks again and again which of two words was heard. */
function Trainer({ pairs }: { pairs: readonly MinimalPair[] }): ReactNode {
  const [seed] = useState(drawSeed)
  const [place, setPlace] = useState(0)
  const [score, setScore] = useState({ right: 0, of: 0 })
  const question = useMemo(() => drawQuestion(pairs, seed, place), [pairs, seed, place])
  if (!question) return null
  return (
    <section className={`card ${css['panel']}`} aria-labelledby="trainer">
      <h2 id="trainer">{t('tools.sounds.trainer')}</h2>
      <Question
        key={place}
        question={question}
        onAnswer={(right) => setScore({ right: score.right + (right ? 1 : 0), of: score.of + 1 })}
      />
      <p className="row spread wrap">
        <span className="muted">{t('tools.sounds.score', score)}</span>
        <button type="button" className="button" onClick={() => setPlace(place + 1)}>
          {t('tools.sounds.next')}
        </button>
      </p>
    </section>
  )
}

function Sounds({ group, engine }: { group: SoundGroup; engine: LanguageEngine }): ReactNode {
  const pairs = useMemo(() => findPairs(group, engine.lexicon.roots), [group, engine])
  return (
    <>
      <Trainer key={group} pairs={pairs} />
      <Pairs key={`pairs ${group}`} pairs={pairs} />
    </>
  )
}

/** Page of clicks and other sounds: how to make them, words that differ in one, and a trainer. */
export default function SoundsPage(): ReactNode {
  const group = readGroup(useQuery())
  return (
    <ToolFrame tool="sounds">
      <GroupChoice shown={group} />
      <Letters group={group} />
      <WithEngine>{(engine) => <Sounds group={group} engine={engine} />}</WithEngine>
    </ToolFrame>
  )
}
