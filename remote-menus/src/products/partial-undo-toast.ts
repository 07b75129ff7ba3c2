import type { TFunction } from 'i18next'

interface PartlyUndone {
  /** Number of restored products. */
  count: number
  total: number
  /** Text if no product was restored. */
  failed: string
  /** True if some of the remaining calls got no answer. */
  isUnsure: boolean
  onRest: () => void
}

const textOf = ({ count, total, failed, isUnsure }: Omit<PartlyUndone, 'onRest'>, t: TFunction): string => {
  if (count === 0) return isUnsure ? t('menus:bulk.unsure') : failed
  return isUnsure
    ? t('menus:bulk.partlyUnsure', { done: count, total })
    : t('menus:bulk.undonePartly', { count, total })
}

/**
 * Returns the toast for an undo of which some calls failed, with a retry button. The calls set absolute states, so
 * sending them again is safe.
 */
export const partialUndoToast = ({ onRest, ...undone }: PartlyUndone, t: TFunction) =>
  ({
    kind: 'error',
    text: textOf(undone, t),
    undo: { label: t(undone.count > 0 ? 'menus:bulk.undoRest' : 'menus:snooze.undo'), onUndo: onRest },
  }) as const
