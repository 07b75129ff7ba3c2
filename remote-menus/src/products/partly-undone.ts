import type { TFunction } from 'i18next'

interface PartlyUndone {
  /** How many are as they were. */
  count: number
  total: number
  /** What is told where none is. */
  failed: string
  onRest: () => void
}

/** What is told after an undo in several calls of which some failed, with the way on: it says how things were, so it may be sent again. */
export const partlyUndone = ({ count, total, failed, onRest }: PartlyUndone, t: TFunction) =>
  ({
    kind: 'error',
    text: count > 0 ? t('menus:bulk.undonePartly', { count, total }) : failed,
    undo: { label: t(count > 0 ? 'menus:bulk.undoRest' : 'menus:snooze.undo'), onUndo: onRest },
  }) as const
