import { useId, type FormEvent, type ReactNode } from 'react'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { Modal } from '../../ui/modal.tsx'
import css from './form-dialog.module.css'

/**
 * A dialog with a form: fields, what the server refused, and its two buttons. Escape closes it.
 * @param onSubmit `submit` of `useForm`
 */
export function FormDialog({
  title,
  submit,
  onSubmit,
  sending,
  failure,
  onClose,
  children,
}: {
  title: string
  /** Text of the button that sends. */
  submit: string
  onSubmit: (event: FormEvent) => void
  sending: boolean
  failure: string | undefined
  onClose: () => void
  children: ReactNode
}): ReactNode {
  const heading = useId()
  return (
    <Modal labelledBy={heading} onClose={onClose}>
      <form className="stack" noValidate onSubmit={onSubmit}>
        <div className="row spread">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="icon-button" aria-label={t('shell.close')} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        {children}
        <FormError text={failure} />
        <div className={css['buttons']}>
          <button type="button" className="button outlined" onClick={onClose}>
            {t('dashboard.cancel')}
          </button>
          <button type="submit" className="button" aria-disabled={sending}>
            {sending ? t('accounts.sending') : submit}
          </button>
        </div>
      </form>
    </Modal>
  )
}
