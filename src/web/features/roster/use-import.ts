import { useState } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { rosterCalls as calls } from '#contract/roster.ts'
import type { ImportPreview } from '#contract/roster-schemas.ts'
import { refreshCalls } from '../../parts/dashboard/call-query.ts'
import { callApi } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { t } from '../../platform/i18n/translate.ts'
import type { RosterFile } from './import-state.ts'

/** Decisions about unclear rows, by their index: the student that it is, or null for another one. */
export type Decisions = ReadonlyMap<number, string | null>

/** Step of an import that is running; its text is read out. */
type Busy = 'reading' | 'checking' | 'saving'

type State = {
  file?: RosterFile | undefined
  preview?: ImportPreview | undefined
  decisions: Decisions
  busy?: Busy | undefined
  failure?: string | undefined
  /** True if the preview is another one than was asked to be imported. */
  isNew?: boolean
  done?: Pick<CallOf<'importStudents'>['output'], 'added' | 'changed'> | undefined
}

/** An import with what can be done next. */
export type Import = ReturnType<typeof useImport>

const EMPTY: State = { decisions: new Map() }

/** Follows an import: a file is chosen, each row's fate is shown, and then it is written. */
export function useImport(firstGroup: string) {
  const [spaceId, setSpaceId] = useState(firstGroup)
  const [state, setState] = useState<State>(EMPTY)
  const put = (change: Partial<State>): void => setState((before) => ({ ...before, ...change }))
  const inputOf = (group: string, file: RosterFile, decisions: Decisions) => ({
    spaceId: group,
    columns: file.columns,
    rows: file.rows,
    decisions: [...decisions].map(([row, id]) => ({ row, id })),
  })
  const check = async (group: string, file: RosterFile, decisions: Decisions): Promise<void> => {
    put({ file, decisions, busy: 'checking', failure: undefined, isNew: false })
    const result = await callApi<'previewImport'>(calls.previewImport, inputOf(group, file, decisions))
    put(
      result.ok
        ? { busy: undefined, preview: result.output.preview }
        : { busy: undefined, preview: undefined, failure: failureText(result) },
    )
  }
  return {
    ...state,
    spaceId,
    chooseGroup: (group: string): void => {
      setSpaceId(group)
      if (state.file) void check(group, state.file, EMPTY.decisions)
    },
    chooseFile: async (chosen: File | undefined): Promise<void> => {
      setState(chosen ? { ...EMPTY, busy: 'reading' } : EMPTY)
      if (!chosen) return
      const [{ readRosterFile }, bytes] = await Promise.all([import('./read-roster-file.ts'), chosen.arrayBuffer()])
      const read = readRosterFile(new Uint8Array(bytes))
      if (typeof read === 'string') setState({ ...EMPTY, failure: t(`roster.file.${read}`) })
      else await check(spaceId, read, EMPTY.decisions)
    },
    decide: (index: number, id: string | null | undefined): void => {
      if (!state.file) return
      const next = new Map(state.decisions)
      if (id === undefined) next.delete(index)
      else next.set(index, id)
      void check(spaceId, state.file, next)
    },
    bring: async (): Promise<void> => {
      const { file, preview, decisions } = state
      if (!file || !preview) return
      put({ busy: 'saving', failure: undefined })
      const input = { ...inputOf(spaceId, file, decisions), token: preview.token }
      const result = await callApi<'importStudents'>(calls.importStudents, input)
      if (!result.ok) return put({ busy: undefined, failure: failureText(result) })
      if (result.output.outcome === 'changed-meanwhile')
        return put({ busy: undefined, isNew: true, preview: result.output.preview ?? undefined })
      setState({ ...EMPTY, done: result.output })
      void refreshCalls()
    },
  }
}
