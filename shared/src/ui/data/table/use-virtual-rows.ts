import { useEffect, useState } from 'react'
import type { VirtualRows } from './virtual-rows.tsx'

/** Number of rows from which only those in view are rendered. Fewer rows render faster than the chunk loads. */
export const VIRTUAL_FROM = 120

interface Loaded {
  VirtualRows: typeof VirtualRows
}

let loaded: Loaded | undefined

/**
 * Loads the virtual table, a chunk that only long tables need. Returns `waiting` until it is loaded, and `plain` for
 * short tables or after a failed load: slow rows are better than none.
 */
export const useVirtualRows = (count: number) => {
  const isNeeded = count >= VIRTUAL_FROM
  const [state, setState] = useState<{ part: Loaded | undefined; hasFailed: boolean }>({
    part: loaded,
    hasFailed: false,
  })
  const { part, hasFailed } = state
  useEffect(() => {
    if (!isNeeded || part || hasFailed) return
    let isLeft = false
    import(/* webpackChunkName: "ui-virtual-rows" */ './virtual-rows.tsx').then(
      module => {
        loaded = module
        if (!isLeft) setState({ part: module, hasFailed: false })
      },
      () => !isLeft && setState({ part: undefined, hasFailed: true }),
    )
    return () => {
      isLeft = true
    }
  }, [isNeeded, part, hasFailed])
  if (!isNeeded || hasFailed) return { kind: 'plain' } as const
  return part ? ({ kind: 'virtual', Rows: part.VirtualRows } as const) : ({ kind: 'waiting' } as const)
}
