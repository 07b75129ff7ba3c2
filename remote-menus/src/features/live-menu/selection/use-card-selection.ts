import { useCallback, useMemo, useState } from 'react'

const NONE: ReadonlySet<number> = new Set()

/** Selection of several cards. Null outside of the selection mode. */
export const useCardSelection = () => {
  const [ids, setIds] = useState<ReadonlySet<number> | null>(null)
  const toggle = useCallback(
    (id: number) =>
      setIds(known => {
        const next = new Set(known ?? NONE)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  const replace = useCallback((next: readonly number[]) => setIds(new Set(next)), [])
  const stop = useCallback(() => setIds(null), [])
  /** Selects the rest again, unless the user has started another selection. */
  const selectAgain = useCallback(
    (rest: ReadonlySet<number>) => setIds(known => known ?? (rest.size > 0 ? rest : null)),
    [],
  )
  return useMemo(
    () => ({ ids, toggle, replace, stop, selectAgain }),
    [ids, toggle, replace, stop, selectAgain],
  )
}
export type CardSelection = ReturnType<typeof useCardSelection>
