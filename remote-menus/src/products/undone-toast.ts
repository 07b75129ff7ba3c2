import type { TFunction } from 'i18next'

interface Undone {
  changedSince: number
  leftOut: number
}

/** Returns the toast after an undo: the `whole` text if everything was restored, otherwise the exceptions. */
export const undoneToast = (
  { changedSince, leftOut }: Undone,
  { t, whole }: { t: TFunction; whole: string },
) => {
  if (changedSince > 0)
    return { kind: 'info', text: t('menus:bulk.undoneBut', { count: changedSince }) } as const
  if (leftOut > 0)
    return { kind: 'info', text: t('menus:history.undoneWithout', { count: leftOut }) } as const
  return { kind: 'success', text: whole } as const
}
