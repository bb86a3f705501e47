import { useState, type ReactNode } from 'react'
import { lessonFileAddress, uploadsCalls as calls } from '#contract/uploads.ts'
import { callApi } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { refreshCalls, useCallQuery } from '../dashboard/call-query.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { UploadField } from './upload-field.tsx'
import { sizeOf, type LessonFile } from './upload-list.ts'
import css from './uploads.module.css'
import { useUploads } from './use-uploads.ts'

/** Returns the name under which a file is saved. */
const savedName = ({ name, ending }: LessonFile): string => `${name}.${ending}`

/**
 * The files of a lesson: each can be saved, and removed unless the lesson shows it. More can be sent.
 * @param shown ids of files that the draft shows
 */
export function LessonFiles({ planId, shown }: { planId: string; shown: readonly string[] }): ReactNode {
  const query = useCallQuery<'listLessonFiles'>(calls.listLessonFiles, { id: planId })
  const uploads = useUploads(planId, () => void refreshCalls())
  const [failure, setFailure] = useState<string>()
  const remove = async (file: LessonFile): Promise<void> => {
    const result = await callApi<'removeLessonFile'>(calls.removeLessonFile, { planId, fileId: file.id })
    if (result.ok) setFailure(undefined)
    else setFailure(result.code === 'not-allowed' ? t('uploads.inUse', { name: file.name }) : failureText(result))
    await refreshCalls()
  }
  return (
    <section className="card stack" aria-labelledby="lesson-files">
      <h2 id="lesson-files">{t('uploads.files')}</h2>
      <Loaded query={query} lines={2}>
        {({ files }) =>
          files.length === 0 ? (
            <p className="muted">{t('uploads.none')}</p>
          ) : (
            <ul className={css['list']} aria-label={t('uploads.files')}>
              {files.map((file) => (
                <li key={file.id} className={css['item']}>
                  <div className={css['names']}>
                    <a href={lessonFileAddress(planId, file.id)} download={savedName(file)}>
                      {savedName(file)}
                    </a>
                    <span className="small muted">{sizeOf(file.bytes, currentLanguage())}</span>
                  </div>
                  {shown.includes(file.id) ? (
                    <p className="small muted">{t('uploads.shown')}</p>
                  ) : (
                    <div className={css['buttons']}>
                      <button
                        type="button"
                        className="icon-button"
                        aria-label={t('uploads.removeFile', { name: savedName(file) })}
                        onClick={() => void remove(file)}
                      >
                        <CloseIcon small />
                      </button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <FormError text={failure} />
      <UploadField uploads={uploads} label={t('uploads.add')} hidesDone />
    </section>
  )
}
