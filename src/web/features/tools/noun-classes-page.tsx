import { useMemo, type ReactNode } from 'react'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { NOUN_CLASSES, type NounClass } from '#core/grammar/noun-classes.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link, useQuery } from '../../platform/router.tsx'
import { numberOf } from './agreement-rows.ts'
import { AgreementTable } from './agreement-table.tsx'
import {
  CLASS_PREFIXES,
  listExamples,
  makeSentence,
  partnerClass,
  readShownClass,
  writeShownClass,
  type ExampleNoun,
} from './noun-classes-state.ts'
import { meaningLanguage } from './meaning-language.ts'
import { ToolFrame } from './tool-frame.tsx'
import { toolLanguage } from './tool-list.ts'
import css from './tools.module.css'
import nounClassesCss from './noun-classes.module.css'
import { WithEngine } from './with-engine.tsx'
import { WordButton } from './word-button.tsx'

const addressOf = (nounClass: NounClass, noun = ''): string =>
  `/tools/noun-classes${writeShownClass({ nounClass, noun })}`

const ClassChoice = ({ shown }: { shown: NounClass }): ReactNode => (
  <nav aria-label={t('tools.noun-classes.choose')}>
    <ul className={nounClassesCss['classes']}>
      {NOUN_CLASSES.map((nounClass) => (
        <li key={nounClass}>
          <Link
            className={nounClassesCss['class']}
            href={addressOf(nounClass)}
            aria-current={nounClass === shown ? 'true' : undefined}
          >
            <b>{nounClass}</b>
            <span className="voice" lang={toolLanguage()}>
              {CLASS_PREFIXES[nounClass]}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

/** A sentence in which everything agrees with one noun; each word shows the concord that makes it agree. */
function Sentence({
  noun,
  nounClass,
  engine,
}: {
  noun: ExampleNoun
  nounClass: NounClass
  engine: LanguageEngine
}): ReactNode {
  return (
    <section className={`card ${css['panel']}`} aria-labelledby="sentence">
      <h3 id="sentence">{t('tools.noun-classes.sentence')}</h3>
      <ol className={`flow apart ${css['sentence']}`}>
        {makeSentence(noun.noun, nounClass, engine.grammar).map(({ name, word, concord }) => (
          <li key={name}>
            <span className={`who ${css['concord']} voice`} lang={toolLanguage()}>
              {concord}
            </span>
            <WordButton word={word} />
            <small className="muted">
              {name === 'noun' ? (
                <span lang={meaningLanguage()}>{noun.meaning}</span>
              ) : (
                t(name === 'see' ? `tools.sentence.see.${numberOf(nounClass)}` : `tools.sentence.${name}`)
              )}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

const Examples = ({
  examples,
  nounClass,
  chosen,
}: {
  examples: readonly ExampleNoun[]
  nounClass: NounClass
  chosen: ExampleNoun
}): ReactNode => (
  <section aria-labelledby="examples">
    <h3 id="examples">{t('tools.noun-classes.examples')}</h3>
    <ul className={css['examples']}>
      {examples.map((example) => (
        <li key={example.noun}>
          <Link
            className={css['match']}
            href={addressOf(nounClass, example.noun)}
            aria-current={example === chosen ? 'true' : undefined}
          >
            <b className="voice" lang={toolLanguage()}>
              {example.noun}
            </b>
            <span className={css['gloss']}>
              <span lang={meaningLanguage()}>{example.meaning}</span>
              {example.isPlural ? ` (${t('tools.noun-classes.more')})` : ''}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

function ClassDetails({
  nounClass,
  noun,
  engine,
}: {
  nounClass: NounClass
  noun: string
  engine: LanguageEngine
}): ReactNode {
  const examples = useMemo(() => listExamples(nounClass, engine), [nounClass, engine])
  const chosen = examples.find((example) => example.noun === noun) ?? examples[0]
  const isPlace = nounClass === '16' || nounClass === '17'
  return (
    <>
      {chosen === undefined || isPlace ? null : <Sentence noun={chosen} nounClass={nounClass} engine={engine} />}
      {chosen === undefined ? null : <Examples examples={examples} nounClass={nounClass} chosen={chosen} />}
      <section className={`card ${css['panel']}`} aria-labelledby="agreement">
        <h3 id="agreement">{t('tools.entry.agreement', { nounClass })}</h3>
        <AgreementTable nounClass={nounClass} grammar={engine.grammar} />
      </section>
    </>
  )
}

/** Each noun class with all that agrees with it; a class or a noun is chosen, and everything agrees. */
export default function NounClassesPage(): ReactNode {
  const search = useQuery()
  const { nounClass, noun } = useMemo(() => readShownClass(search), [search])
  const partner = partnerClass(nounClass)
  return (
    <ToolFrame tool="noun-classes">
      <ClassChoice shown={nounClass} />
      <div className="stack">
        <h2>
          {t('tools.noun-classes.heading', { nounClass })}{' '}
          <span className="voice" lang={toolLanguage()}>
            {CLASS_PREFIXES[nounClass]}
          </span>
        </h2>
        <p>{t(`tools.classAbout.${nounClass}`)}</p>
        {partner === null ? null : (
          <p>
            <Link className="button outlined" href={addressOf(partner.nounClass)}>
              {t(partner.isPlural ? 'tools.noun-classes.toPlural' : 'tools.noun-classes.toSingular', {
                nounClass: partner.nounClass,
              })}
            </Link>
          </p>
        )}
      </div>
      <WithEngine>{(engine) => <ClassDetails nounClass={nounClass} noun={noun} engine={engine} />}</WithEngine>
    </ToolFrame>
  )
}
