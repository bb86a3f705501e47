import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { uploadsCalls } from '#contract/uploads.ts'
import type { UploadKind } from '#core/uploads/upload-rules.ts'
import { callApi } from '../../platform/call-api.ts'
import { prepareFile } from './prepare-file.ts'
import { sendUpload } from './send-upload.ts'
import { changeUploads, type LessonFile, type UploadItem, type UploadState } from './upload-list.ts'

/** Uploads of a form or page, with everything that can be done to them. */
export type Uploads = {
  planId: string
  items: readonly UploadItem[]
  /** Largest file in bytes, and the kinds that the server takes; undefined until it is known. */
  rules: { bytes: number; kinds: readonly UploadKind[] } | undefined
  add: (files: Iterable<File>) => void
  retry: (key: string) => void
  /** Cancels an upload, or takes a finished or refused file off the list. */
  remove: (key: string) => void
  /** Cancels everything, and removes files that have arrived. */
  removeAll: () => void
}

/**
 * Sends files to a lesson as soon as they are chosen. Uploads end with the part of the page that began them.
 * @param onDone is told of each file that the lesson now has
 */
export function useUploads(planId: string, onDone?: (file: LessonFile) => void): Uploads {
  const [items, change] = useReducer(changeUploads, [])
  const [rules, setRules] = useState<Uploads['rules']>()
  const running = useRef(new Map<string, { file: File; control: AbortController }>())

  useEffect(() => {
    void callApi<'getUploadRules'>(uploadsCalls.getUploadRules, {}).then((result) => {
      if (result.ok) setRules(result.output)
    })
    const all = running.current
    return () => {
      for (const { control } of all.values()) control.abort()
    }
  }, [])

  const start = useCallback(
    async (key: string, file: File): Promise<void> => {
      const control = new AbortController()
      running.current.set(key, { file, control })
      const set = (state: UploadState): void => change({ key, state })
      change({ add: { key, name: file.name, bytes: file.size, sent: 0, state: { is: 'sending' } } })
      const content = await prepareFile(file)
      if (content.size === 0) return set({ is: 'refused', reason: 'empty' })
      const end = await sendUpload({
        planId,
        name: file.name,
        content,
        signal: control.signal,
        onSent: (bytes) => change({ key, sent: Math.round((bytes * file.size) / content.size) }),
        onState: set,
      })
      if (!end) return
      set(end)
      if (end.is === 'done') onDone?.(end.file)
    },
    [planId, onDone],
  )

  const remove = (key: string): void => {
    running.current.get(key)?.control.abort()
    running.current.delete(key)
    change({ remove: key })
  }
  return {
    planId,
    items,
    rules,
    add: (files) => {
      for (const file of files) void start(crypto.randomUUID(), file)
    },
    retry: (key) => {
      const found = running.current.get(key)
      if (found) void start(key, found.file)
    },
    remove,
    removeAll: () => {
      for (const { key, state } of items) {
        remove(key)
        if (state.is === 'done')
          void callApi<'removeLessonFile'>(uploadsCalls.removeLessonFile, { planId, fileId: state.file.id })
      }
    },
  }
}
