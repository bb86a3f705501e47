import { useEffect, useMemo, useState } from 'react'
import { listSections, loadUnits, type ContentEntry } from './search-content.ts'
import { filterEntries } from './search-state.ts'

/** Finds sections, tools, units and lessons by a part of their name. Units load with the first search. */
export function useContent(text: string): ContentEntry[] {
  const [units, setUnits] = useState<readonly ContentEntry[]>()
  const isSearching = text.trim() !== ''
  useEffect(() => {
    if (!isSearching || units) return
    loadUnits().then(setUnits, () => setUnits([]))
  }, [isSearching, units])
  return useMemo(() => filterEntries([...listSections(), ...(units ?? [])], text), [units, text])
}
