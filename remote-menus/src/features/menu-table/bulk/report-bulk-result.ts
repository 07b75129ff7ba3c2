import type { Product } from '@sufra/shared/contracts/product'
import { toast } from '@sufra/shared/ui/overlays'
import type { TFunction } from 'i18next'
import { partialFailureText } from '#src/products/partial-failure-text.ts'
import type { PartialResult } from './use-branch-visibility.ts'

interface Told {
  asked: readonly Product[]
  reached: PartialResult
  /** Text if all products were changed. */
  whole: string
  /** Number of products on sale after the change; some stay off sale because the user may not activate them. */
  shown?: number
  onUndo: () => void
}

/** Reports how much of a change was done and offers to undo that. Returns true if everything was done. */
export const reportBulkResult = ({ asked, reached, whole, shown, onUndo }: Told, t: TFunction): boolean => {
  const done = reached.before.length
  if (done === 0) {
    toast({ kind: 'error', text: t(reached.isUnsure ? 'menus:bulk.unsure' : 'menus:bulk.failed') })
    return false
  }
  const undo = { label: t('menus:remove.undo'), onUndo }
  if (done < asked.length) {
    const partly = { count: done, total: asked.length, isUnsure: reached.isUnsure }
    toast({ kind: 'error', text: partialFailureText(partly, t), undo })
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
