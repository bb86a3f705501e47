import { useDeferredValue, useMemo, type ReactNode } from 'react'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { isPerson, type Agreement } from '#core/grammar/noun-classes.ts'
import { writtenVerb } from '#core/grammar/verb-irregular.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link, navigate, usePath, useQuery } from '../../platform/router.tsx'
import {
  findVerb,
  makeCommands,
  makeRows,
  nameVerb,
  readConjugation,
  SUBJECTS,
  suggestVerbs,
  TENSES,
  VOICES,
  writeConjugation,
  type Conjugation,
  type MeantVerb,
  type VerbForm,
} from './conjugator-state.ts'
import { writeLookup } from './dictionary-state.ts'
import { Pieces, PiecesLegend } from './pieces.tsx'
import { meaningLanguage } from './meaning-language.ts'
import { TaughtIn } from './taught-in.tsx'
import { ToolFrame } from './tool-frame.tsx'
import { SearchIcon } from './tool-icons.tsx'
import { toolLanguage } from './tool-list.ts'
import css from './tools.module.css'
import { WithEngine } from './with-engine.tsx'

/** Names a person by its pronoun and a noun class by its number. A class of persons gets both. */
function nameSubject(subject: Agreement): string {
  if (isPerson(subject)) return t(`tools.person.${subject}`)
  const nounClass = t('tools.class', { nounClass: subject })
  return subject === '1' || subject === '2' ? `${t(`tools.person.${subject}`)} (${nounClass})` : nounClass
}

const Form = ({ of: { form, words, short, also } }: { of: VerbForm }): ReactNode => (
  <>
    <b className="voice" lang={toolLanguage()}>
      {form}
    </b>
    <Pieces words={words} />
    {short === null ? null : (
      <small className="muted">
        <span className="voice" lang={toolLanguage()}>
          {short} …
        </span>
      </small>
    )}
    {also.length === 0 ? null : (
      <small className="muted">
        {t('tools.conjugator.also')} <span lang={toolLanguage()}>{also.join(', ')}</span>
      </small>
    )}
  </>
)

const FormTable = ({
  caption,
  head,
  rows,
}: {
  caption: string
  head: string
  rows: readonly { name: string; positive: VerbForm; negative: VerbForm }[]
}): ReactNode => (
  <table className={`${css['table']} ${css['forms']}`}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{head}</th>
        <th scope="col">{t('tools.conjugator.positive')}</th>
        <th scope="col">{t('tools.conjugator.negative')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, positive, negative }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>
            <Form of={positive} />
          </td>
          <td>
            <Form of={negative} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Form for the shown half of the table: one tense or all, and the voice. */
function Choice({
  shown,
  voice,
  onShow,
}: {
  shown: Conjugation
  voice: MeantVerb['voice']
  onShow: (next: Conjugation) => void
}): ReactNode {
  return (
    <div className={css['choice']}>
      <div className="row wrap" role="group" aria-label={t('tools.conjugator.view')}>
        {(['tense', 'subject'] as const).map((by) => (
          <button
            key={by}
            type="button"
            className="chip"
            aria-pressed={shown.by === by}
            onClick={() => onShow({ ...shown, by })}
          >
            {t(`tools.conjugator.by.${by}`)}
          </button>
        ))}
      </div>
      <div className="row wrap" role="group" aria-label={t('tools.conjugator.voice')}>
        {VOICES.map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            aria-pressed={voice === each}
            onClick={() => onShow({ ...shown, voice: each })}
          >
            {t(`tools.conjugator.voice.${each}`)}
          </button>
        ))}
      </div>
      {shown.by === 'tense' ? (
        <label className="field">
          <span>{t('tools.conjugator.tense')}</span>
          <select
            className="select"
            value={shown.tense}
            onChange={(event) => onShow({ ...shown, tense: event.target.value as Conjugation['tense'] })}
          >
            {TENSES.map((tense) => (
              <option key={tense} value={tense}>
                {t(`tools.tense.${tense}`)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <label className="field">
          <span>{t('tools.conjugator.subject')}</span>
          <select
            className="select"
            value={shown.subject}
            onChange={(event) => onShow({ ...shown, subject: event.target.value as Agreement })}
          >
            {SUBJECTS.map((subject) => (
              <option key={subject} value={subject}>
                {nameSubject(subject)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}

function Conjugated({
  shown,
  onShow,
  engine,
}: {
  shown: Conjugation
  onShow: (next: Conjugation) => void
  engine: LanguageEngine
}): ReactNode {
  const verb = useDeferredValue(shown.verb)
  const meant = useMemo(() => findVerb(verb, engine), [verb, engine])
  const suggestions = useMemo(() => suggestVerbs(verb, meant, engine), [verb, meant, engine])
  const voiced = meant && { ...meant, voice: shown.voice ?? meant.voice }
  const rows = voiced ? makeRows(voiced, shown, engine.grammar) : []
  return (
    <>
      {suggestions.length === 0 ? null : (
        <ul className="row wrap" aria-label={t('tools.conjugator.suggestions')}>
          {suggestions.map((root) => (
            <li key={root.id}>
              <Link
                className="chip"
                href={`/tools/conjugator${writeConjugation({ ...shown, verb: writtenVerb(root), voice: null })}`}
              >
                <b className="voice" lang={toolLanguage()}>
                  {root.lemma}
                </b>{' '}
                <span lang={meaningLanguage()}>{root.senses[0]}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {voiced === null ? (
        <p className="empty" role="status">
          {t('tools.conjugator.noVerb')}
        </p>
      ) : (
        <>
          <div className={css['verb']} role="status">
            <h2 className="voice" lang={toolLanguage()}>
              {nameVerb(voiced, engine.grammar)}
            </h2>
            {voiced.root ? (
              <Link href={`/tools/dictionary${writeLookup({ query: '', entry: voiced.root.id })}`}>
                <span className="voice" lang={toolLanguage()}>
                  {voiced.root.lemma}
                </span>
                : <span lang={meaningLanguage()}>{voiced.root.senses.join('; ')}</span>
              </Link>
            ) : (
              <p className="muted">{t('tools.conjugator.byRule')}</p>
            )}
          </div>
          {voiced.root ? <TaughtIn id={voiced.root.id} /> : null}
          <section className={`card ${css['panel']}`} aria-labelledby="table">
            <h3 id="table">{t('tools.conjugator.table')}</h3>
            <Choice shown={shown} voice={voiced.voice} onShow={onShow} />
            <PiecesLegend />
            {rows.some(({ positive }) => positive.short !== null) ? (
              <p className="small muted">{t('tools.conjugator.short')}</p>
            ) : null}
            <FormTable
              caption={shown.by === 'tense' ? t(`tools.tense.${shown.tense}`) : nameSubject(shown.subject)}
              head={t(shown.by === 'tense' ? 'tools.conjugator.subject' : 'tools.conjugator.tense')}
              rows={rows.map(({ tense, subject, ...forms }) => ({
                name: shown.by === 'tense' ? nameSubject(subject) : t(`tools.tense.${tense}`),
                ...forms,
              }))}
            />
          </section>
          {voiced.voice === 'passive' ? null : (
            <section className={`card ${css['panel']}`} aria-labelledby="commands">
              <h3 id="commands">{t('tools.conjugator.commands')}</h3>
              <FormTable
                caption={t('tools.conjugator.commands')}
                head={t('tools.conjugator.form')}
                rows={makeCommands(voiced.verb, engine.grammar).map(({ name, ...forms }) => ({
                  name: t(`tools.entry.form.${name}`),
                  ...forms,
                }))}
              />
            </section>
          )}
        </>
      )}
    </>
  )
}

/** Any verb in every tense, person and class; each form is cut into its pieces. */
export default function ConjugatorPage(): ReactNode {
  const path = usePath()
  const search = useQuery()
  const shown = useMemo(() => readConjugation(search), [search])
  const show = (next: Conjugation, replace: boolean): void => navigate(`${path}${writeConjugation(next)}`, { replace })
  return (
    <ToolFrame tool="conjugator">
      <search>
        <label className="field">
          <span>{t('tools.conjugator.verb')}</span>
          <span className={`search ${css['block']}`}>
            <SearchIcon />
            <input
              className="input"
              type="search"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={80}
              value={shown.verb}
              onChange={(event) => show({ ...shown, verb: event.target.value, voice: null }, true)}
            />
          </span>
        </label>
      </search>
      <WithEngine>
        {(engine) => <Conjugated shown={shown} onShow={(next) => show(next, false)} engine={engine} />}
      </WithEngine>
    </ToolFrame>
  )
}
