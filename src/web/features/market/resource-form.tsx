import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import type { FieldCode } from '#contract/errors.ts'
import { lessonPlansCalls } from '#contract/lesson-plans.ts'
import { marketCalls as calls } from '#contract/market.ts'
import { isMarketSubject, MARKET_CATEGORIES } from '#core/market/categories.ts'
import { licencesFor, mayHavePrice, type Licence } from '#core/market/licences.ts'
import { commissionOf, shareOf } from '#core/market/price.ts'
import { MARKET_LIMITS, RESOURCE_TYPES, SHELVES } from '#core/market/resource.ts'
import { refreshCalls, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { FormDialog } from '../../parts/dashboard/form-dialog.tsx'
import { UploadField } from '../../parts/uploads/upload-field.tsx'
import { useUploads } from '../../parts/uploads/use-uploads.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import {
  checkForm,
  FORM_FIELDS,
  NEW_RESOURCE,
  textOf,
  typedOf,
  type FormField,
  type OwnResource,
  type Typed,
} from './market-state.ts'
import { categoryText, priceText } from './resource-card.tsx'
import css from './market.module.css'

type Lesson = { planId: string; version: number }
type ShownFile = { id: string; name: string; ending: string }

type Edit = {
  typed: Typed
  errors: Partial<Record<FormField, FieldCode>>
  set: (change: Partial<Typed>) => void
}

/** Text of one field, in one line or several, with its hint and error. */
function Text({
  edit: { typed, errors, set },
  field,
  most,
  hint,
  isLong = false,
}: {
  edit: Edit
  field: FormField | 'tags'
  most: number
  hint?: string
  isLong?: boolean
}): ReactNode {
  const error = field === 'tags' ? undefined : errors[field]
  const properties = {
    id: field,
    value: typed[field],
    maxLength: most,
    'aria-invalid': error !== undefined,
    ...(error !== undefined || hint !== undefined ? { 'aria-describedby': `${field}-note` } : {}),
  }
  return (
    <label className="field">
      <span>{t(`market.field.${field}`)}</span>
      {isLong ? (
        <textarea {...properties} className={css['area']} onChange={({ target }) => set({ [field]: target.value })} />
      ) : (
        <input
          {...properties}
          className="input"
          autoComplete="off"
          {...(field === 'price' ? { inputMode: 'decimal' as const } : {})}
          onChange={({ target }) => set({ [field]: target.value })}
        />
      )}
      {error !== undefined || hint !== undefined ? (
        <span id={`${field}-note`} className={`hint ${error === undefined ? '' : 'bad'}`}>
          {error === undefined
            ? hint
            : field === 'price'
              ? t('market.priceWrong', {
                  least: priceText(MARKET_LIMITS.leastPrice),
                  most: priceText(MARKET_LIMITS.mostPrice),
                })
              : t(`accounts.fieldError.${error}`)}
        </span>
      ) : null}
    </label>
  )
}

/** A labelled list to choose one value from. */
function Choice<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: {
  label: string
  value: Value
  options: readonly { value: Value; name: string; lang?: string }[]
  onChoose: (value: Value) => void
}): ReactNode {
  return (
    <label className="field">
      <span>{label}</span>
      <select
        className="select"
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex]
          if (chosen) onChoose(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Chooses one of the author's published lessons, in its newest version. */
function LessonChoice({
  lesson,
  onChoose,
}: {
  lesson: Lesson | null
  onChoose: (lesson: Lesson | null) => void
}): ReactNode {
  const { data } = useCallQuery<'listPlans'>(lessonPlansCalls.listPlans, { state: 'published' })
  const own = (data?.plans ?? []).flatMap(({ planId, title, version, isOwn }) =>
    isOwn && version !== null ? [{ planId, title, version }] : [],
  )
  const key = ({ planId, version }: Lesson): string => `${planId} ${version}`
  const all = lesson && !own.some((one) => key(one) === key(lesson)) ? [...own, { ...lesson, title: '' }] : own
  return (
    <Choice
      label={t('market.lesson')}
      value={lesson ? key(lesson) : ''}
      options={[
        { value: '', name: t('market.noLesson') },
        ...all.map((one) => ({
          value: key(one),
          name: `${one.title === '' ? t('market.chosenLesson') : one.title} (${one.version})`,
        })),
      ]}
      onChoose={(chosen) => onChoose(all.find((one) => key(one) === chosen) ?? null)}
    />
  )
}

/** Files of the draft, and the place to add more. */
function Files({
  id,
  files,
  onChange,
}: {
  id: string
  files: readonly ShownFile[]
  onChange: (change: (before: readonly ShownFile[]) => readonly ShownFile[]) => void
}): ReactNode {
  const uploads = useUploads(id, (file) => onChange((before) => [...before, file]))
  return (
    <div className="stack">
      {files.length === 0 ? null : (
        <ul className={css['list']} aria-label={t('market.files')}>
          {files.map(({ id: fileId, name, ending }) => (
            <li key={fileId}>
              <span>
                {name}.{ending}
              </span>
              <button
                type="button"
                className="icon-button"
                aria-label={t('uploads.removeFile', { name })}
                onClick={() => onChange((before) => before.filter((one) => one.id !== fileId))}
              >
                <CloseIcon small />
              </button>
            </li>
          ))}
        </ul>
      )}
      <UploadField uploads={uploads} label={t('market.addFiles')} hidesDone />
    </div>
  )
}

/** States how a price is shared, before anything is published. */
function CommissionNote({ price, licence }: { price: number; licence: Typed['licence'] }): ReactNode {
  const { commission, rest } = shareOf(price, licence)
  const percent = commissionOf(licence)
  if (price === 0) return <p>{t('market.commissionFree')}</p>
  return (
    <div className="stack">
      <p>{t('market.commission', { percent })}</p>
      <dl className={css['shares']}>
        <div>
          <dt>{t('market.priceName')}</dt>
          <dd>{priceText(price)}</dd>
        </div>
        <div>
          <dt>{t('market.commissionName', { percent })}</dt>
          <dd>{priceText(commission)}</dd>
        </div>
        <div>
          <dt>{t('market.yours')}</dt>
          <dd>
            <b>{priceText(rest)}</b>
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** Dialog before a version is sent to review: what happens then, and what the market keeps. */
function SubmitDialog({
  text,
  send,
  onDone,
  onClose,
}: {
  text: ReturnType<typeof textOf>
  send: () => Promise<CallResult<unknown>>
  onDone: () => void
  onClose: () => void
}): ReactNode {
  const explain = (refused: Extract<CallResult<unknown>, { ok: false }>): string =>
    refused.code === 'invalid-input' ? t('market.incomplete') : failureText(refused)
  const { failure, sending, submit } = useForm<never>({ fields: [], check: () => ({}), send, onDone, explain })
  return (
    <FormDialog
      title={t('market.submitTitle')}
      submit={t('market.submit')}
      onSubmit={submit}
      sending={sending}
      failure={failure}
      onClose={onClose}
    >
      <p>{t('market.submitText')}</p>
      <CommissionNote price={text.price} licence={text.licence} />
    </FormDialog>
  )
}

/** Fields of a resource's terms: where it stands, what it is, and what others may do with it. */
function Terms({ edit, basedOn }: { edit: Edit; basedOn: Licence | null }): ReactNode {
  const { typed, set } = edit
  return (
    <>
      <div className={css['pair']}>
        <Choice
          label={t('market.shelfName')}
          value={typed.shelf}
          options={SHELVES.map((value) => ({ value, name: t(`market.shelf.${value}`) }))}
          onChoose={(shelf) => set({ shelf })}
        />
        <Choice
          label={t('market.categoryName')}
          value={typed.category}
          options={MARKET_CATEGORIES.map((value) => ({
            value,
            name: categoryText(value),
            ...(isMarketSubject(value) ? {} : { lang: value }),
          }))}
          onChoose={(category) => set({ category })}
        />
        <Choice
          label={t('market.typeName')}
          value={typed.type}
          options={RESOURCE_TYPES.map((value) => ({ value, name: t(`market.type.${value}`) }))}
          onChoose={(type) => set({ type })}
        />
        <Choice
          label={t('market.licenceName')}
          value={typed.licence}
          options={licencesFor(basedOn).map((value) => ({ value, name: t(`market.licence.${value}`) }))}
          onChoose={(licence) => set({ licence })}
        />
      </div>
      <p className="small muted">{t(`market.licenceText.${typed.licence}`)}</p>
    </>
  )
}

/** Form of an own resource: its texts and terms, its lesson or files, and sending it to review. */
export function ResourceForm({
  id,
  own,
  onDone,
}: {
  id: string
  /** Stored resource; undefined for a new one. */
  own: OwnResource | undefined
  onDone: () => void
}): ReactNode {
  const basedOn = own?.basedOn?.licence ?? null
  const [typed, setTyped] = useState<Typed>(() => (own ? typedOf(own.text) : NEW_RESOURCE))
  const [lesson, setLesson] = useState<Lesson | null>(own?.lesson ?? null)
  const [files, setFiles] = useState<readonly ShownFile[]>(own?.files ?? [])
  const [isAsking, setAsking] = useState(false)
  const [saved, setSaved] = useState(false)
  const text = textOf(typed)
  const save = () =>
    callApi<'saveResource'>(calls.saveResource, { id, text, lesson, fileIds: files.map((file) => file.id) })
  const { errors, failure, sending, submit } = useForm<FormField>({
    fields: FORM_FIELDS,
    check: () => checkForm(typed, basedOn),
    send: save,
    onDone: () => {
      setSaved(true)
      void refreshCalls()
    },
  })
  const edit: Edit = {
    typed,
    errors,
    set: (change) => {
      setSaved(false)
      setTyped((before) => ({ ...before, ...change }))
    },
  }
  const sendOn = async (): Promise<CallResult<unknown>> => {
    const kept = await save()
    if (!kept.ok) return kept
    return callApi<'submitResource'>(calls.submitResource, { id, commission: commissionOf(typed.licence) })
  }
  const isKit = typed.type === 'physical-kit'
  return (
    <>
      <form className="card stack" noValidate onSubmit={submit}>
        <Text edit={edit} field="title" most={MARKET_LIMITS.title} />
        <Text edit={edit} field="description" most={MARKET_LIMITS.description} isLong />
        <Terms edit={edit} basedOn={basedOn} />
        <LessonChoice
          lesson={lesson}
          onChoose={(chosen) => {
            setSaved(false)
            setLesson(chosen)
          }}
        />
        <Files
          id={id}
          files={files}
          onChange={(change) => {
            setSaved(false)
            setFiles(change)
          }}
        />
        {isKit ? (
          <Text edit={edit} field="contact" most={MARKET_LIMITS.contact} hint={t('market.contactHint')} isLong />
        ) : null}
        <div className={css['pair']}>
          <Text edit={edit} field="author" most={MARKET_LIMITS.author} hint={t('market.authorHint')} />
          <Text edit={edit} field="tags" most={MARKET_LIMITS.tag * MARKET_LIMITS.tags} hint={t('market.tagsHint')} />
          {mayHavePrice(basedOn) ? (
            <Text edit={edit} field="price" most={10} hint={t('market.priceHint')} />
          ) : (
            <p className="small muted">{t('market.priceNone')}</p>
          )}
        </div>
        <CommissionNote price={text.price} licence={typed.licence} />
        <FormError text={failure} />
        <p role="status" className="small">
          {saved ? t('market.saved') : null}
        </p>
        <div className="row wrap">
          <button type="submit" className="button outlined" aria-disabled={sending}>
            {t('market.saveDraft')}
          </button>
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {t('market.submit')}
          </button>
        </div>
      </form>
      {isAsking ? (
        <SubmitDialog
          text={text}
          send={sendOn}
          onDone={() => {
            setAsking(false)
            void refreshCalls()
            onDone()
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
