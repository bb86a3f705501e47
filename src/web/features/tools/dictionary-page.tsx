import { useDeferredValue, useMemo, type ReactNode } from 'react'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link, navigate, usePath, useQuery } from '../../platform/router.tsx'
import { DictionaryEntry } from './dictionary-entry.tsx'
import {
  findEntry,
  MOST_MATCHES,
  readLookup,
  searchDictionary,
  suggestAlike,
  writeLookup,
  type DictionaryMatch,
  type Lookup,
} from './dictionary-state.ts'
import { kindOf } from './kind-of.ts'
import { Pieces } from './pieces.tsx'
import { meaningLanguage } from './meaning-language.ts'
import { ToolFrame } from './tool-frame.tsx'
import { SearchIcon } from './tool-icons.tsx'
import { toolLanguage } from './tool-list.ts'
import css from './tools.module.css'
import dictionaryCss from './dictionary.module.css'
import { listPieces } from './word-pieces.ts'
import { WithEngine } from './with-engine.tsx'

/** Examples that show what the dictionary can find, by kind. */
const TRIES = { word: ['umntwana', 'amanzi', '-khulu'], form: ['ndiyafunda', 'endlwini', 'ezintle'] } as const

/** Meanings to try, in the language of meanings. */
const MEANINGS = { en: ['friend', 'water', 'walked'], af: ['vriend', 'water', 'groot'] } as const

/** Most letters of a query: a longer text is for the word explorer. */
const MOST_LETTERS = 120

function Match({ match: { root, form }, query }: { match: DictionaryMatch; query: string }): ReactNode {
  return (
    <li>
      <Link className={css['match']} href={`/tools/dictionary${writeLookup({ query, entry: root.id })}`}>
        <b className="voice" lang={toolLanguage()}>
          {root.lemma}
        </b>
        <span className={css['gloss']} lang={meaningLanguage()}>
          {root.senses.join('; ')}
        </span>
        <span className="tag">{kindOf(root)}</span>
        {form === null ? null : (
          <span className={dictionaryCss['form']}>
            <span className="visually-hidden">{t('tools.dictionary.formOf')}</span>
            <Pieces words={[listPieces(form)]} />
          </span>
        )}
      </Link>
    </li>
  )
}

const Tries = ({
  name,
  words,
  language,
}: {
  name: 'word' | 'form' | 'meaning'
  words: readonly string[]
  language: string
}): ReactNode => (
  <section className={`card ${css['panel']}`} aria-labelledby={`try-${name}`}>
    <h2 id={`try-${name}`}>{t(`tools.dictionary.try.${name}`)}</h2>
    <ul className="row wrap">
      {words.map((word) => (
        <li key={word}>
          <Link
            className={`chip ${language === toolLanguage() ? 'voice' : ''}`}
            lang={language}
            href={`/tools/dictionary${writeLookup({ query: word, entry: '' })}`}
          >
            {word}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

/** Entries that are written nearly so, each to be opened. */
const Alike = ({ roots, query }: { roots: readonly LexiconRoot[]; query: string }): ReactNode => (
  <section aria-labelledby="alike">
    <h2 id="alike" className={dictionaryCss['lesser']}>
      {t('tools.dictionary.alike')}
    </h2>
    <ul className={dictionaryCss['matches']}>
      {roots.map((root) => (
        <Match key={root.id} match={{ root, form: null, whole: false }} query={query} />
      ))}
    </ul>
  </section>
)

function Nothing({ query, engine }: { query: string; engine: LanguageEngine }): ReactNode {
  const searched = encodeURIComponent(query)
  const alike = useMemo(() => suggestAlike(query, engine), [query, engine])
  return (
    <>
      {alike.length === 0 ? null : <Alike roots={alike} query={query} />}
      <div className="empty">
        <p className={dictionaryCss['told']}>{t('tools.dictionary.nothing', { query })}</p>
        <p className="row wrap">
          <Link className="button outlined" href={`/tools/words?text=${searched}`}>
            {t('tools.dictionary.toWords')}
          </Link>
          <Link className="button outlined" href={`/phrases?q=${searched}`}>
            {t('tools.dictionary.toPhrases')}
          </Link>
          <Link className="button outlined" href="/ask-khulu">
            {t('tools.dictionary.toKhulu')}
          </Link>
        </p>
      </div>
    </>
  )
}

function Matches({ query, engine }: { query: string; engine: LanguageEngine }): ReactNode {
  const searched = useDeferredValue(query)
  const matches = useMemo(() => searchDictionary(searched, engine), [searched, engine])
  if (searched.trim() === '') {
    return (
      <div className="stack">
        <p className="muted">{t('tools.dictionary.tries', { count: engine.lexicon.roots.length })}</p>
        <div className={dictionaryCss['tries']}>
          <Tries name="word" words={TRIES.word} language={toolLanguage()} />
          <Tries name="form" words={TRIES.form} language={toolLanguage()} />
          <Tries name="meaning" words={MEANINGS[meaningLanguage()]} language={meaningLanguage()} />
        </div>
      </div>
    )
  }
  return (
    <section aria-labelledby="matches">
      <h2 id="matches" className="visually-hidden">
        {t('tools.dictionary.matches')}
      </h2>
      <p className="muted small" role="status">
        {t('tools.dictionary.count', { count: matches.length })}
      </p>
      {matches.length === 0 ? (
        <Nothing query={searched} engine={engine} />
      ) : (
        <ul className={dictionaryCss['matches']}>
          {matches.slice(0, MOST_MATCHES).map((match) => (
            <Match key={match.root.id} match={match} query={searched} />
          ))}
        </ul>
      )}
      {matches.length > MOST_MATCHES ? <p className="muted small">{t('tools.dictionary.more')}</p> : null}
    </section>
  )
}

function Looked({ lookup: { query, entry }, engine }: { lookup: Lookup; engine: LanguageEngine }): ReactNode {
  const root = entry === '' ? undefined : findEntry(entry, engine)
  if (!root) return <Matches query={query} engine={engine} />
  return (
    <>
      {query === '' ? null : (
        <p>
          <Link
            className={`link ${dictionaryCss['told']}`}
            href={`/tools/dictionary${writeLookup({ query, entry: '' })}`}
          >
            {t('tools.dictionary.back', { query })}
          </Link>
        </p>
      )}
      <DictionaryEntry key={root.id} root={root} engine={engine} />
    </>
  )
}

/**
 * Dictionary page: searches both languages as one types and finds roots of inflected forms. The address holds the
 * search.
 */
export default function DictionaryPage(): ReactNode {
  const path = usePath()
  const search = useQuery()
  const lookup = useMemo(() => readLookup(search), [search])
  return (
    <ToolFrame tool="dictionary">
      <search>
        <label className="field">
          <span>{t('tools.dictionary.search')}</span>
          <span className={`search ${css['block']}`}>
            <SearchIcon />
            <input
              className="input"
              type="search"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={MOST_LETTERS}
              value={lookup.query}
              onChange={(event) =>
                navigate(`${path}${writeLookup({ query: event.target.value, entry: '' })}`, {
                  replace: lookup.entry === '',
                })
              }
            />
          </span>
        </label>
      </search>
      <WithEngine>{(engine) => <Looked lookup={lookup} engine={engine} />}</WithEngine>
    </ToolFrame>
  )
}
