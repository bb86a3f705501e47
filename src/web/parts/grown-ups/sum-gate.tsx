import '../../ui/fields.css'
import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { drawSeed } from '../game/draw-seed.ts'
import { t } from '../../platform/i18n/translate.ts'

/** Draws two numbers whose product most children under seven don't know. */
const drawSum = (): [number, number] => [6 + (drawSeed() % 4), 6 + (drawSeed() % 4)]

/**
 * A sum that keeps small children out: no lock, only a step that they don't take by chance.
 * @param action what the button says
 * @param children other buttons beside it
 */
export function SumGate({
  onOpen,
  action,
  children,
}: {
  onOpen: () => void
  action: string
  children?: ReactNode
}): ReactNode {
  const [[one, other], setSum] = useState<[number, number]>([7, 8])
  const [answer, setAnswer] = useState('')
  const [wrong, setWrong] = useState(false)
  useEffect(() => setSum(drawSum()), [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (Number(answer) === one * other) {
      onOpen()
      return
    }
    setWrong(true)
    setAnswer('')
    setSum(drawSum())
  }
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <label className="field">
        <span>{t('grownUps.sum', { sum: `${one} × ${other}` })}</span>
        <input
          className="input"
          style={{ maxWidth: '8rem' }}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </label>
      <p className="small" role="status">
        {wrong ? t('grownUps.wrong') : null}
      </p>
      <div className="row wrap">
        <button type="submit" className="button outlined">
          {action}
        </button>
        {children}
      </div>
    </form>
  )
}
