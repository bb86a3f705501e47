import type { ReactNode } from 'react'
import { lessonFileAddress } from '#contract/uploads.ts'
import { PLAN_LIMITS, type FileBlock } from '#core/lesson-plans/lesson-plan.ts'
import { refreshCalls } from '../../parts/dashboard/call-query.ts'
import { SoundButton } from '../../parts/lesson/sound-button.tsx'
import { UploadField } from '../../parts/uploads/upload-field.tsx'
import { useUploads } from '../../parts/uploads/use-uploads.ts'
import { t } from '../../platform/i18n/translate.ts'
import { FaultNote, TextField } from './builder-fields.tsx'
import type { FaultOf } from './editor-state.ts'
import css from './lesson-plans.module.css'

/** Editor of a picture or sound: the file, and the words for students who can't see or hear it. */
export function FileBlockEditor({
  planId,
  block,
  path,
  faultOf,
  onChange,
}: {
  planId: string
  block: FileBlock
  path: string
  faultOf: FaultOf
  onChange: (block: FileBlock) => void
}): ReactNode {
  const { kind, uploadId, text } = block
  const uploads = useUploads(planId, (file) => {
    if (file.kind === kind) onChange({ ...block, uploadId: file.id })
    void refreshCalls()
  })
  const address = lessonFileAddress(planId, uploadId)
  return (
    <div className="stack">
      {uploadId === '' ? null : kind === 'picture' ? (
        <img className={css['picture']} src={address} alt={text} />
      ) : (
        <SoundButton source={address} />
      )}
      <div id={`${path}/uploadId`} tabIndex={-1}>
        <UploadField
          uploads={uploads}
          label={t(uploadId === '' ? `lessonPlans.block.${kind}` : 'lessonPlans.replaceFile')}
          kinds={[kind]}
          isSingle
          hidesDone
        />
        <FaultNote id={`${path}/uploadId`} fault={faultOf(`${path}/uploadId`)} />
      </div>
      <TextField
        id={`${path}/text`}
        label={t(kind === 'picture' ? 'lessonPlans.alternative' : 'lessonPlans.soundText')}
        value={text}
        most={PLAN_LIMITS.line}
        fault={faultOf(`${path}/text`)}
        onChange={(next) => onChange({ ...block, text: next })}
      />
    </div>
  )
}
