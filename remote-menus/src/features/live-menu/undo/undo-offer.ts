import { useCallback, useEffect, useState } from 'react'

export interface UndoOffer {
  /** what was done, in one line */
  text: string
  undo: () => void
}

/** The one change that can be taken back now: the newest. */
export const useUndoOffer = () => {
  const [offered, setOffered] = useState<(UndoOffer & { id: number }) | null>(null)
  const offer = useCallback(
    (next: UndoOffer) => setOffered(known => ({ ...next, id: (known?.id ?? 0) + 1 })),
    [],
  )
  const close = useCallback(() => setOffered(null), [])
  // A screen that rests offers nothing any more when somebody comes back.
  useEffect(() => close, [close])
  return { offered, offer, close }
}
export type OfferUndo = ReturnType<typeof useUndoOffer>['offer']
