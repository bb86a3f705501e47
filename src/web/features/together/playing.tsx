import { useEffect, useRef, useState, type ReactNode } from 'react'
import {
  answerTurn,
  passOn,
  showWord,
  takeDevice,
  turnOf,
  type TogetherGame,
  type TurnOutcome,
} from '#core/together/together-game.ts'
import type { Voice } from '../../parts/audio/fetch-sound.ts'
import type { LittleContent } from '../../parts/content/load-little-words.ts'
import { loadRecorder } from '../../parts/game/record-game-answer.ts'
import { t } from '../../platform/i18n/translate.ts'
import { hush, sayLittle } from '../../parts/little/say-little.ts'
import { Link } from '../../platform/router.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import { LittlePicture } from '../../ui/little-picture.tsx'
import css from './together.module.css'
import { TurnQuestion } from './turn-question.tsx'

/** String of beads that all players fill together. */
const Goal = ({ done, of }: { done: number; of: number }): ReactNode => (
  <div className={css['goal']} role="img" aria-label={t('together.goal', { done, of })}>
    {Array.from({ length: of }, (_, place) => (
      <i key={place} className={place < done ? `${css['on']} ${['who', 'when', 'what'][place % 3]}` : ''} />
    ))}
  </div>
)

/** Stores an answer of the learner whose turn it is, if their answers are saved. Others' answers are never stored. */
async function keep(content: LittleContent, { turn, answer, verdict, milliseconds }: TurnOutcome): Promise<void> {
  const { recordAnswer } = await loadRecorder()
  const errorClass = verdict === 'wrong' ? 'other-word' : null
  await recordAnswer({
    language: content.language,
    section: 'vocabulary',
    itemId: turn.word.id,
    exerciseType: turn.exerciseType,
    answer,
    verdict,
    errorClass,
    milliseconds,
  })
}

/** Screen between two turns, so that nobody answers for another by accident. */
function Passing({ name, isToddler, onHere }: { name: string; isToddler: boolean; onHere: () => void }): ReactNode {
  const here = useRef<HTMLButtonElement>(null)
  useEffect(() => here.current?.focus(), [])
  return (
    <section className={`cloth ${css['passing']}`} aria-labelledby="pass">
      <Khulu mood="listening" size={120} />
      <h2 id="pass">{t('together.pass', { name })}</h2>
      {isToddler ? <p className="muted">{t('together.passToddler')}</p> : null}
      <button type="button" className="button accent big" ref={here} onClick={onHere}>
        {t('together.here', { name })}
      </button>
    </section>
  )
}

const VOICES = { speaker: 'audio.speakerVoice', clip: 'audio.computerVoice' } as const satisfies Record<Voice, string>

/** Screen after an answer: everybody sees, hears and says the word. */
function Together({
  game,
  content,
  onNext,
}: {
  game: TogetherGame
  content: LittleContent
  onNext: () => void
}): ReactNode {
  const next = useRef<HTMLButtonElement>(null)
  /** Voice that was played; null without one. */
  const [voice, setVoice] = useState<Voice | null>()
  const word = turnOf(game)?.word
  useEffect(() => {
    next.current?.focus()
    if (word) void sayLittle(content.language, word.word).then(setVoice)
  }, [word, content.language])
  if (!word) return null
  return (
    <section className={`card ok ${css['foundWord']}`} aria-labelledby="found">
      <LittlePicture name={word.picture} />
      <h2 id="found">
        <span className="voice" lang={content.language}>
          {word.word}
        </span>
      </h2>
      <p>{t('together.means', { meaning: word.meaning })}</p>
      <p className="muted">{t('together.sayIt')}</p>
      <div className="row wrap">
        <button
          type="button"
          className="button outlined"
          onClick={() => {
            void sayLittle(content.language, word.word).then(setVoice)
          }}
        >
          {t('together.hear')}
        </button>
        <button type="button" className="button big" ref={next} onClick={onNext}>
          {t('together.bead')}
        </button>
      </div>
      <p className="muted small">{voice === undefined ? null : t(voice === null ? 'audio.missing' : VOICES[voice])}</p>
    </section>
  )
}

function Reached({
  game,
  language,
  onAgain,
}: {
  game: TogetherGame
  language: string
  onAgain: () => void
}): ReactNode {
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => again.current?.focus(), [])
  return (
    <section className={`cloth ${css['foundWord']}`}>
      <Khulu size={120} />
      <h2 id="reached">{t('together.reached', { count: game.turns.length })}</h2>
      <ul className={css['words']}>
        {game.turns.map(({ word }) => (
          <li key={word.id}>
            <LittlePicture name={word.picture} />
            <b className="voice" lang={language}>
              {word.word}
            </b>
          </li>
        ))}
      </ul>
      <div className="row wrap">
        <button type="button" className="button accent big" ref={again} aria-describedby="reached" onClick={onAgain}>
          {t('together.again')}
        </button>
        <Link className="button outlined big" href="/activities">
          {t('together.others')}
        </Link>
      </div>
    </section>
  )
}

/** Runs the game: pass the device, answer, look at the word together, until the string is full. */
export function Playing({
  first,
  content,
  learner,
  onAgain,
  onStop,
}: {
  first: TogetherGame
  content: LittleContent
  learner: number | null
  onAgain: () => void
  onStop: () => void
}): ReactNode {
  const [game, setGame] = useState(first)
  useEffect(() => hush, [])
  const { index, phase } = game
  // The place that was scrolled to is gone. The effect waits for the numbers.
  useEffect(() => {
    if (index >= 0 && phase) scrollTo(0, 0)
  }, [index, phase])
  const turn = turnOf(game)
  const apply = ({ game: after, outcome }: { game: TogetherGame; outcome?: TurnOutcome }): void => {
    setGame(after)
    if (outcome && outcome.turn.player === learner) void keep(content, outcome)
  }
  const player = turn && game.players[turn.player]
  return (
    <>
      <div className={css['top']}>
        <button type="button" className="icon-button" aria-label={t('together.stop')} onClick={onStop}>
          <CloseIcon />
        </button>
        <Goal done={game.index + (game.phase === 'found' ? 1 : 0)} of={game.turns.length} />
      </div>
      {!turn || !player ? (
        <Reached game={game} language={content.language} onAgain={onAgain} />
      ) : game.phase === 'passing' ? (
        <Passing
          name={player.name}
          isToddler={turn.kind === 'toddler'}
          onHere={() => setGame(takeDevice(game, Date.now()))}
        />
      ) : game.phase === 'found' ? (
        <Together game={game} content={content} onNext={() => setGame(passOn(game))} />
      ) : (
        <TurnQuestion
          key={game.index}
          turn={turn}
          name={player.name}
          counts={turn.player === learner}
          tried={game.tried}
          language={content.language}
          onAnswer={(answer) => apply(answerTurn(game, answer, Date.now()))}
          onShow={() => apply(showWord(game, Date.now()))}
        />
      )}
    </>
  )
}
