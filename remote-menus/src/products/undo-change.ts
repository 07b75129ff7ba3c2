import { api } from '@sufra/shared/api'
import type { BulkUndoAnswer } from '@sufra/shared/contracts/product'
import { toast } from '@sufra/shared/ui/overlays'
import type { TFunction } from 'i18next'
import { isLost } from './lost-answer.ts'
import { undoneToast } from './undone-toast.ts'

interface Change {
  serviceProviderId: number
  undoToken: string
}

/** Takes back what one change of many did, but what has been changed again since. */
export const undoChange = ({ serviceProviderId, undoToken }: Change): Promise<BulkUndoAnswer> =>
  api.put('/api/Product/BulkUndo', {
    body: { serviceProviderId, undoToken },
    // Sent again after a lost answer, it does not take the first try for somebody's change.
    idempotencyKey: undoToken,
  })

interface Words {
  t: TFunction
  /** What is said where all of it is as it was. */
  whole: (restored: number) => string
  failed: string
  /** However it ended: the menu may be another one by now. */
  onEnd: () => Promise<unknown>
}

/** Takes a change back and says how far. Without an answer it may be asked for once more: under the same key. */
export const undoAndTell = async (undo: () => Promise<BulkUndoAnswer>, words: Words): Promise<void> => {
  const { t, whole, failed, onEnd } = words
  try {
    const undone = await undo()
    toast(undoneToast(undone, { t, whole: whole(undone.restored) }))
  } catch (error) {
    const again = { label: t('menus:remove.undo'), onUndo: () => void undoAndTell(undo, words) }
    toast(
      isLost(error)
        ? { kind: 'error', text: t('menus:bulk.unsure'), undo: again }
        : { kind: 'error', text: failed },
    )
  }
  await onEnd()
}
