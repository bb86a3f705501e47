import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import { findArticles } from '#core/help/find-articles.ts'
import { HELP_READERS, type HelpReader } from '#core/help/help-article.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { Khulu } from '../../ui/khulu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import css from './help.module.css'
import { helpAddress, loadHelp } from './load-help.ts'

/** Searches and lists the articles of the help centre, for all readers or for some. */
export default function HelpPage(): ReactNode {
  const [query, setQuery] = useState('')
  const [reader, setReader] = useState<HelpReader>()
  const articles = useFetched(currentLanguage(), loadHelp)
  const found = articles.phase === 'ready' ? findArticles(articles.value, query, reader) : []
  return (
    <div className={`stack ${css['page']}`}>
      <h1>{t('help.title')}</h1>
      <p className="muted">{t('help.lead')}</p>
      <label className="field">
        <span>{t('help.search')}</span>
        <input
          className="input"
          type="search"
          maxLength={120}
          placeholder={t('help.example')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <div className="row wrap" role="group" aria-label={t('help.readers')}>
        <button type="button" className="chip" aria-pressed={reader === undefined} onClick={() => setReader(undefined)}>
          {t('help.reader.all')}
        </button>
        {HELP_READERS.map((one) => (
          <button key={one} type="button" className="chip" aria-pressed={reader === one} onClick={() => setReader(one)}>
            {t(`help.reader.${one}`)}
          </button>
        ))}
      </div>
      {articles.phase === 'loading' ? <Spinner label={t('help.loading')} /> : null}
      {articles.phase === 'failed' ? (
        <p role="alert">
          {t('help.failed')}{' '}
          <button type="button" className="button quiet" onClick={articles.retry}>
            {t('help.retry')}
          </button>
        </p>
      ) : null}
      {articles.phase === 'ready' ? (
        <>
          <p role="status" className="muted small">
            {t('help.count', { count: found.length })}
          </p>
          {found.length === 0 ? (
            <div className="empty card">
              <Khulu size={96} />
              <p>{t('help.nothing')}</p>
              <p>
                <Link className="button outlined" href="/contact">
                  {t('help.contact')}
                </Link>
              </p>
            </div>
          ) : (
            <ul className={css['list']}>
              {found.map(({ id, title }) => (
                <li key={id}>
                  <Link href={helpAddress(id)}>{title}</Link>
                </li>
              ))}
            </ul>
          )}
        </>
      ) : null}
    </div>
  )
}
