import type { TFunction } from 'i18next'

interface PartlyUndone {
  /** How many are as they were. */
  count: number
  total: number
  /** What is told where none is. */
  failed: string
  /** For some of the rest no answer came. */
  isUnsure: boolean
  onRest: () => void
}

const textOf = ({ count, total, failed, isUnsure }: Omit<PartlyUndone, 'onRest'>, t: TFunction): string => {
  if (count === 0) return isUnsure ? t('menus:bulk.unsure') : failed
  return isUnsure
    ? t('menus:bulk.partlyUnsure', { done: count, total })
    : t('menus:bulk.undonePartly', { count, total })
}

/** What is told after an undo in several calls of which some failed, with the way on: it says how things were, so it may be sent again. */
export const partlyUndone = ({ onRest, ...undone }: PartlyUndone, t: TFunction) =>
  ({
    kind: 'error',
    text: textOf(undone, t),
    undo: { label: t(undone.count > 0 ? 'menus:bulk.undoRest' : 'menus:snooze.undo'), onUndo: onRest },
  }) as const
