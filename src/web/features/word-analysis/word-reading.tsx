import type { ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { MeaningLanguage } from '#core/languages/meaning-languages.ts'
import { isPerson } from '#core/grammar/noun-classes.ts'
import { t } from '../../platform/i18n/translate.ts'
import type { Block, BlockKind, Reading } from './describe-word.ts'
import css from './word-analysis.module.css'

/** The hue and mark of a piece: who, when or what; what only ties pieces together has neither. */
const HUES: Readonly<Record<BlockKind, 'who' | 'when' | 'what' | null>> = {
  nounPrefix: 'who',
  concord: 'who',
  tense: 'when',
  negative: 'when',
  stem: 'what',
  extension: 'what',
  word: 'what',
  ending: null,
  link: null,
}

const MARKS = {
  who: <path d="M1 0l11 6-11 6z" />,
  when: <circle cx="6" cy="6" r="5" />,
  what: <path d="M6 0l6 6-6 6-6-6z" />,
}

/** Noun classes by their numbers; nothing where there are none. */
const nameClasses = (classes: readonly string[]): string[] =>
  classes.length === 0 ? [] : [t('wordAnalysis.class', { nounClass: classes.join(', ') })]

/** Describes a piece's function and class. A piece for a person is shown by its pronoun, with other possible ones. */
function describeBlock({ kind, part, agreement, others = [] }: Block): readonly [does: string, ofClass: string | null] {
  if (agreement !== undefined && isPerson(agreement)) {
    const somebody = others.includes('1') && part !== 'object' ? [t('wordAnalysis.orSomebody')] : []
    const more = [
      ...somebody,
      ...nameClasses(others.filter((other) => !isPerson(other) && (other !== '1' || part === 'object'))),
    ]
    return [
      t(`wordAnalysis.${part === 'object' ? 'object' : 'subject'}.${agreement}`),
      more.length === 0 ? null : more.join('; '),
    ]
  }
  const does = t(part === undefined ? `wordAnalysis.kind.${kind}` : `wordAnalysis.part.${part}`)
  return [
    does,
    agreement === undefined
      ? null
      : (nameClasses([agreement, ...others.filter((other) => !isPerson(other))])[0] ?? null),
  ]
}

function BlockOfWord({ block, language }: { block: Block; language: LearningLanguage }): ReactNode {
  const hue = HUES[block.kind]
  const [does, ofClass] = describeBlock(block)
  return (
    <li className={hue ?? 'plain'}>
      <b lang={language}>{block.form}</b>
      <small>
        {hue ? (
          <svg viewBox="0 0 12 12" aria-hidden="true">
            {MARKS[hue]}
          </svg>
        ) : null}
        {does}
      </small>
      {ofClass === null ? null : <small>{ofClass}</small>}
    </li>
  )
}

/** The language of the word, and that of its meaning. */
type Languages = { language: LearningLanguage; meanings: MeaningLanguage }

/** Dictionary entry of the word, with its class and its meaning there. */
function Entry({
  reading: { lemma, gloss, nounClass },
  language,
  meanings,
}: { reading: Reading } & Languages): ReactNode {
  return (
    <>
      <b className="voice" lang={language}>
        {lemma}
      </b>
      {gloss === '' ? null : <span lang={meanings}>{gloss}</span>}
      {nounClass === undefined ? null : <span className="tag">{t('wordAnalysis.class', { nounClass })}</span>}
    </>
  )
}

/** One way to read a word: its pieces in their order, and what it comes from. */
export function WordReading({ reading, language, meanings }: { reading: Reading } & Languages): ReactNode {
  return (
    <>
      <ul className="morpheme-band" aria-label={t('wordAnalysis.blocks')}>
        {reading.blocks.map((block, index) => (
          <BlockOfWord key={index} block={block} language={language} />
        ))}
      </ul>
      {reading.known ? null : <p className="muted">{t('wordAnalysis.guess')}</p>}
      {reading.known && reading.lemma !== null ? (
        <div>
          <p className="muted small">{t('wordAnalysis.meaning')}</p>
          <p className={css['entry']}>
            <Entry reading={reading} language={language} meanings={meanings} />
          </p>
        </div>
      ) : null}
    </>
  )
}

/** Lists the other readings of the word, a line each. */
export function OtherReadings({
  readings,
  language,
  meanings,
}: { readings: readonly Reading[] } & Languages): ReactNode {
  if (readings.length === 0) return null
  return (
    <div className={css['others']}>
      <h3 className="small muted">{t('wordAnalysis.others')}</h3>
      <ul>
        {readings.map((reading, index) => (
          <li key={index} className={css['entry']}>
            <span className="voice" lang={language}>
              {reading.blocks.map(({ form }) => form).join('-')}
            </span>{' '}
            <Entry reading={reading} language={language} meanings={meanings} />
          </li>
        ))}
      </ul>
    </div>
  )
}
