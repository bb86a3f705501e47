import '../../ui/tag.css'
import type { ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { communityCalls } from '#contract/community.ts'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import { useFetched } from '../../platform/use-fetched.ts'
import { Spinner } from '../../ui/spinner.tsx'
import css from './community.module.css'

type Own = CallOf<'listOwnSuggestions'>['output']['suggestions']

async function loadOwn(): Promise<Own> {
  const result = await callApi<'listOwnSuggestions'>(communityCalls.listOwnSuggestions, {})
  if (result.ok) return result.output.suggestions
  throw new Error(result.code)
}

const TAGS = { waiting: 'tag', accepted: 'tag ok', declined: 'tag' } as const

/** One's own suggestions with their state and the answer of staff. */
export function OwnSuggestions({ turn, onChanged }: { turn: number; onChanged: () => void }): ReactNode {
  const own = useFetched(`own ${turn}`, loadOwn)
  const takeBack = async (id: string): Promise<void> => {
    await callApi<'takeBackSuggestion'>(communityCalls.takeBackSuggestion, { id })
    onChanged()
  }
  return (
    <section className="card stack" aria-labelledby="own">
      <h2 id="own">{t('community.own')}</h2>
      {own.phase === 'loading' ? <Spinner label={t('community.loading')} /> : null}
      {own.phase === 'failed' ? (
        <p role="alert">
          {t('community.failed')}{' '}
          <button type="button" className="button quiet" onClick={own.retry}>
            {t('community.retry')}
          </button>
        </p>
      ) : null}
      {own.phase === 'ready' && own.value.length === 0 ? <p className="muted">{t('community.ownNone')}</p> : null}
      {own.phase === 'ready' && own.value.length > 0 ? (
        <ul className={css['list']}>
          {own.value.map(({ id, kind, language, shown, text, state, reply }) => {
            const lang = kind === 'meaning' ? 'en' : language
            return (
              <li key={id} className={css['found']}>
                <div className="row wrap spread">
                  <p className="grow">
                    <b lang={lang}>{text}</b>{' '}
                    <span className="muted">
                      {t('community.instead')} <span lang={lang}>{shown}</span>
                    </span>
                  </p>
                  <button type="button" className="button quiet" onClick={() => void takeBack(id)}>
                    {t('community.takeBack')}
                    <span className="visually-hidden"> {text}</span>
                  </button>
                </div>
                <p>
                  <span className={TAGS[state]}>{t(`community.state.${state}`)}</span>
                </p>
                {reply === '' ? null : (
                  <p className="small">
                    <b>{t('community.answer')}</b> {reply}
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      ) : null}
    </section>
  )
}
