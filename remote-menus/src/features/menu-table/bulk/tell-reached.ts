import type { Product } from '@sufra/shared/contracts/product'
import { toast } from '@sufra/shared/ui/overlays'
import type { TFunction } from 'i18next'
import { partlyDone } from '#src/products/partly-done.ts'
import type { Reached } from './use-branch-visibility.ts'

interface Told {
  asked: readonly Product[]
  reached: Reached
  /** What is said where all of them are as was asked. */
  whole: string
  /** How many are shown now, where that was asked; what a person may not show stays off sale. */
  shown?: number
  onUndo: () => void
}

/** Says what was done, or how much of it, with the way back. Whether it was all. */
export const tellReached = ({ asked, reached, whole, shown, onUndo }: Told, t: TFunction): boolean => {
  const done = reached.before.length
  const undo = { label: t('menus:remove.undo'), onUndo }
  if (done < asked.length) {
    const partly = { count: done, total: asked.length, isUnsure: reached.isUnsure }
    toast({ kind: 'error', text: partlyDone(partly, t), undo })
    return false
  }
  const stayed = shown === undefined ? 0 : done - shown
  if (stayed === 0) toast({ kind: 'success', text: whole, undo })
  else {
    const why = t('menus:bulk.stayHidden', { count: stayed })
    toast({ kind: 'info', text: shown === 0 ? why : `${whole}\n${why}`, undo })
  }
  return true
}
