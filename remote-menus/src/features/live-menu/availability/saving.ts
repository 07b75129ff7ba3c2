import { useCallback, useMemo, useState } from 'react'

/** Products that are being saved, and whether they will be on sale: their cards look so from the press on. */
export type Saving = ReadonlyMap<number, boolean>

const NONE: Saving = new Map()

export const useSaving = () => {
  const [saving, setSaving] = useState(NONE)
  const mark = useCallback(
    (ids: readonly number[], willBeOnSale: boolean) =>
      setSaving(known => new Map([...known, ...ids.map((id): [number, boolean] => [id, willBeOnSale])])),
    [],
  )
  const clear = useCallback(
    (ids: readonly number[]) => setSaving(known => new Map([...known].filter(([id]) => !ids.includes(id)))),
    [],
  )
  return useMemo(() => ({ saving, mark, clear }), [saving, mark, clear])
}
export type SavingMarks = Pick<ReturnType<typeof useSaving>, 'mark' | 'clear'>
