import { useEffect, useState } from 'react'
import type { VirtualRows } from './virtual-rows.tsx'

/** From so many rows on they are drawn as they come into view. Fewer are drawn faster than the chunk is fetched. */
export const VIRTUAL_FROM = 120

interface Loaded {
  VirtualRows: typeof VirtualRows
}

let loaded: Loaded | undefined

/**
 * The part that draws long tables, in a chunk of its own that only they fetch. `waiting` until it is here; `plain` for short
 * tables, and when it did not come: slow rows are better than none.
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
