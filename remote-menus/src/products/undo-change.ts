import { ApiError, api } from '@sufra/shared/api'
import type { BulkUndoAnswer } from '@sufra/shared/contracts/product'
import { toast } from '@sufra/shared/ui/overlays'
import { isUnknownOutcome } from '@sufra/shared/unknown-outcome'
import type { TFunction } from 'i18next'
import { undoneToast } from './undone-toast.ts'

interface Change {
  serviceProviderId: number
  undoToken: string
}

/** Undoes one bulk change, except for products that were changed again since. */
export const undoChange = ({ serviceProviderId, undoToken }: Change): Promise<BulkUndoAnswer> =>
  api.put('/api/Product/BulkUndo', {
    body: { serviceProviderId, undoToken },
    // A retry with the same key is not mistaken for a newer change by somebody else.
    idempotencyKey: undoToken,
  })

interface Words {
  t: TFunction
  /** Text if everything was restored. */
  whole: (restored: number) => string
  failed: string
  /** Runs after success and failure, because the menu may have changed in either case. */
  onEnd: () => Promise<unknown>
}

/** Returns the server's reason, in the user's language, for refusing to bring back earlier data; undefined without one. */
export const refusalText = (error: unknown): string | undefined =>
  error instanceof ApiError ? Object.values(error.fieldErrors).flat()[0] : undefined

/** Undoes a change and reports the result. If no answer arrives, the toast offers a retry with the same key. */
export const undoAndTell = async (undo: () => Promise<BulkUndoAnswer>, words: Words): Promise<void> => {
  const { t, whole, failed, onEnd } = words
  try {
    const undone = await undo()
    toast(undoneToast(undone, { t, whole: whole(undone.restored) }))
  } catch (error) {
    const again = { label: t('menus:remove.undo'), onUndo: () => void undoAndTell(undo, words) }
    toast(
      isUnknownOutcome(error)
        ? { kind: 'error', text: t('menus:bulk.unsure'), undo: again }
        : { kind: 'error', text: refusalText(error) ?? failed },
    )
  }
  await onEnd()
}
