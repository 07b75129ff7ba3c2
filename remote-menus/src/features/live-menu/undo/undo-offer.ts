import { useCallback, useEffect, useState } from 'react'

export interface UndoOffer {
  /** description of the change, in one line */
  text: string
  undo: () => void
}

/** State of the latest change that can be undone. */
export const useUndoOffer = () => {
  const [offered, setOffered] = useState<(UndoOffer & { id: number }) | null>(null)
  const offer = useCallback(
    (next: UndoOffer) => setOffered(known => ({ ...next, id: (known?.id ?? 0) + 1 })),
    [],
  )
  const close = useCallback(() => setOffered(null), [])
  // Closes on unmount and when keep-alive hides the screen, so that an old offer does not return.
  useEffect(() => close, [close])
  return { offered, offer, close }
}
export type OfferUndo = ReturnType<typeof useUndoOffer>['offer']
