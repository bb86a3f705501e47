import { useState, type ReactNode } from 'react'
import { khuluCalls } from '#contract/khulu.ts'
import { MODEL_TEXT_VERSION } from '#core/khulu/model/model-use.ts'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import type { ModelOffer } from './conversation-state.ts'

/** Lets an adult turn the language model on or off, with all that it means beside it. */
export function ModelChoice({
  offer,
  onChosen,
}: {
  offer: ModelOffer
  onChosen: (offer: ModelOffer) => void
}): ReactNode {
  const [isUsed, setUsed] = useState(offer.isUsed)
  const [failed, setFailed] = useState(false)
  const choose = async (chosen: boolean): Promise<void> => {
    setUsed(chosen)
    const result = await callApi<'chooseModel'>(
      khuluCalls.chooseModel,
      chosen ? { isUsed: chosen, textVersion: MODEL_TEXT_VERSION } : { isUsed: chosen },
    )
    setFailed(!result.ok)
    if (result.ok) onChosen(result.output.model)
    else setUsed(!chosen)
  }
  return (
    <section className="card stack" aria-labelledby="khulu-model">
      <h2 id="khulu-model">{t('khuluAccount.model.title')}</h2>
      <p>{t('khuluAccount.model.what')}</p>
      <p>{t('khuluAccount.model.sent', { host: offer.host, region: offer.region })}</p>
      <label className="checkbox">
        <input type="checkbox" checked={isUsed} onChange={(event) => void choose(event.target.checked)} />
        <span>{t('khuluAccount.model.use')}</span>
      </label>
      {failed ? (
        <p className="hint bad" role="alert">
          {t('khuluAccount.model.failed')}
        </p>
      ) : null}
    </section>
  )
}
