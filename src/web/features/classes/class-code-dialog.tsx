import { useId, useState, type ReactNode } from 'react'
import type { ClassCard } from '#contract/classes-schemas.ts'
import { classesCalls as calls } from '#contract/classes.ts'
import { classCodePath, showClassCode } from '#core/classes/class-code.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { refreshCalls } from '../../parts/dashboard/call-query.ts'
import { ConfirmButton } from '../../parts/dashboard/confirm-button.tsx'
import { ShareLink } from '../../parts/share/share-link.tsx'
import { callApi } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { Modal } from '../../ui/modal.tsx'

/** Dialog with the join code of a class. It shows, shares, renews and turns off the code. */
export function ClassCodeDialog({ card, onClose }: { card: ClassCard; onClose: () => void }): ReactNode {
  const heading = useId()
  const [failure, setFailure] = useState<string>()
  const [isNew, setNew] = useState(false)
  const { id: spaceId, name, joinCode } = card
  const change = (isOn: boolean): void => {
    void callApi<'changeClassCode'>(calls.changeClassCode, { spaceId, isOn }).then((answer) => {
      setFailure(answer.ok ? undefined : failureText(answer))
      setNew(answer.ok && isOn)
      return refreshCalls()
    })
  }
  return (
    <Modal labelledBy={heading} onClose={onClose}>
      <div className="stack">
        <div className="row spread">
          <h2 id={heading}>{t('classes.codeOf', { name: isolateName(name) })}</h2>
          <button type="button" className="icon-button" aria-label={t('shell.close')} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <FormError text={failure} />
        {joinCode === null ? (
          <>
            <p>{t('classes.codeOff')}</p>
            <p>
              <button type="button" className="button" onClick={() => change(true)}>
                {t('classes.codeOn')}
              </button>
            </p>
          </>
        ) : (
          <>
            <p>{t('classes.codeHow')}</p>
            <ShareLink
              path={classCodePath(joinCode)}
              code={showClassCode(joinCode)}
              title={name}
              text={t('classes.invitation', { name })}
            />
            <p role="status">{isNew ? t('classes.codeIsNew') : null}</p>
            <p className="row wrap">
              <ConfirmButton
                text={t('classes.codeNewText')}
                confirm={t('classes.codeNew')}
                onConfirm={() => change(true)}
              >
                {t('classes.codeNew')}
              </ConfirmButton>
              <ConfirmButton
                text={t('classes.codeEndText')}
                confirm={t('classes.codeEnd')}
                onConfirm={() => change(false)}
              >
                {t('classes.codeEnd')}
              </ConfirmButton>
            </p>
          </>
        )}
      </div>
    </Modal>
  )
}
