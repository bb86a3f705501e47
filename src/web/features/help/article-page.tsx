import type { ReactNode } from 'react'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { Spinner } from '../../ui/spinner.tsx'
import css from './help.module.css'
import { helpAddress, loadHelp } from './load-help.ts'

/** One article of the help centre, with the page that it is about and related articles. */
export default function ArticlePage({ parameter }: { parameter?: string }): ReactNode {
  const articles = useFetched(currentLanguage(), loadHelp)
  const all = articles.phase === 'ready' ? articles.value : []
  const article = all.find(({ id }) => id === parameter)
  const related = all.filter(({ id }) => article?.related.includes(id))
  return (
    <div className={`stack ${css['page']}`}>
      <p>
        <Link className="link" href="/help">
          ← {t('help.title')}
        </Link>
      </p>
      <h1>{article?.title ?? t('help.title')}</h1>
      {articles.phase === 'loading' ? <Spinner label={t('help.loading')} /> : null}
      {articles.phase === 'failed' ? (
        <p role="alert">
          {t('help.failed')}{' '}
          <button type="button" className="button quiet" onClick={articles.retry}>
            {t('help.retry')}
          </button>
        </p>
      ) : null}
      {articles.phase === 'ready' && !article ? <p className="card">{t('help.noArticle')}</p> : null}
      {article ? (
        <>
          {article.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <Link className="button" href={article.address}>
              {t('help.open')}
            </Link>
          </p>
          <section className="stack" aria-labelledby="related">
            <h2 id="related">{t('help.related')}</h2>
            <ul className={css['list']}>
              {related.map(({ id, title }) => (
                <li key={id}>
                  <Link href={helpAddress(id)}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        </>
      ) : null}
    </div>
  )
}
