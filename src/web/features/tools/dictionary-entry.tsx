import '../../ui/hear.css'
import { useEffect, useRef, type ReactNode } from 'react'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { NounClass } from '#core/grammar/noun-classes.ts'
import { writtenVerb } from '#core/grammar/verb-irregular.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { HearButton } from '../../parts/audio/hear-button.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { AgreementTable } from './agreement-table.tsx'
import { describeEntry } from './entry-state.ts'
import { kindOf } from './kind-of.ts'
import { meaningLanguage } from './meaning-language.ts'
import { Pieces, PiecesLegend } from './pieces.tsx'
import { TaughtIn } from './taught-in.tsx'
import { toolLanguage } from './tool-list.ts'
import css from './tools.module.css'
import dictionaryCss from './dictionary.module.css'
import { WordButton } from './word-button.tsx'

type Forms = ReturnType<typeof describeEntry>

const ClassLink = ({ nounClass }: { nounClass: NounClass }): ReactNode => (
  <Link className="tag" href={`/tools/noun-classes?class=${nounClass}`}>
    {t('tools.class', { nounClass })}
  </Link>
)

function NounForms({
  forms,
  root,
  engine,
}: {
  forms: Extract<Forms, { kind: 'noun' }>
  root: LexiconRoot
  engine: LanguageEngine
}): ReactNode {
  const { nounClass, plural, pluralClass, locative } = forms
  return (
    <>
      <dl className={css['facts']}>
        <div>
          <dt>{t('tools.entry.singular')}</dt>
          <dd>
            <WordButton word={root.lemma} /> <ClassLink nounClass={nounClass} />
          </dd>
        </div>
        <div>
          <dt>{t('tools.entry.plural')}</dt>
          <dd>
            {plural === null ? t('tools.entry.noPlural') : <WordButton word={plural} />}{' '}
            {pluralClass === null ? null : <ClassLink nounClass={pluralClass} />}
          </dd>
        </div>
        {locative === null ? null : (
          <div>
            <dt>{t('tools.entry.locative')}</dt>
            <dd>
              <WordButton word={locative} />
            </dd>
          </div>
        )}
      </dl>
      <section className={`card ${css['panel']}`} aria-labelledby="agreement">
        <h3 id="agreement">{t('tools.entry.agreement', { nounClass })}</h3>
        <AgreementTable nounClass={nounClass} grammar={engine.grammar} />
      </section>
    </>
  )
}

const VerbForms = ({ forms, root }: { forms: Extract<Forms, { kind: 'verb' }>; root: LexiconRoot }): ReactNode => (
  <section className={`card ${css['panel']}`} aria-labelledby="principal">
    <h3 id="principal">{t('tools.entry.principal')}</h3>
    <PiecesLegend />
    <table className={`${css['table']} ${css['principal']}`}>
      <caption className="visually-hidden">{t('tools.entry.principal')}</caption>
      <tbody>
        {forms.forms.map(({ name, form, words }) => (
          <tr key={name}>
            <th scope="row">{t(`tools.entry.form.${name}`)}</th>
            <td>
              <b className="voice" lang={toolLanguage()}>
                {form}
              </b>
              <Pieces words={words} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>
      <Link className="button outlined" href={`/tools/conjugator?verb=${encodeURIComponent(writtenVerb(root))}`}>
        {t('tools.entry.conjugate')}
      </Link>
    </p>
  </section>
)

const DescribingForms = ({ forms }: { forms: Extract<Forms, { kind: 'describing' }> }): ReactNode => (
  <section className={`card ${css['panel']}`} aria-labelledby="describing">
    <h3 id="describing">{t('tools.entry.describing')}</h3>
    <dl className={css['facts']}>
      {forms.forms.map(({ nounClass, form }) => (
        <div key={nounClass}>
          <dt>{t('tools.class', { nounClass })}</dt>
          <dd>
            <WordButton word={form} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

/** A word of the lexicon with its meanings and all that the grammar makes of it. */
export function DictionaryEntry({ root, engine }: { root: LexiconRoot; engine: LanguageEngine }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const forms = describeEntry(root, engine.grammar)
  return (
    <article className="stack" aria-labelledby="entry">
      <div className={dictionaryCss['headword']}>
        {root.lemma.startsWith('-') ? null : (
          <HearButton text={root.lemma} language={toolLanguage()} className={css['hear']} />
        )}
        <h2 id="entry" ref={heading} tabIndex={-1} className={dictionaryCss['entry']} lang={toolLanguage()}>
          {root.lemma}
        </h2>
        <span className="tag">{kindOf(root)}</span>
      </div>
      <ol className={dictionaryCss['senses']} lang={meaningLanguage()} aria-label={t('tools.entry.meanings')}>
        {root.senses.map((sense) => (
          <li key={sense}>{sense}</li>
        ))}
      </ol>
      <TaughtIn id={root.id} />
      {forms.kind === 'noun' ? <NounForms forms={forms} root={root} engine={engine} /> : null}
      {forms.kind === 'verb' ? <VerbForms forms={forms} root={root} /> : null}
      {forms.kind === 'describing' ? <DescribingForms forms={forms} /> : null}
    </article>
  )
}
