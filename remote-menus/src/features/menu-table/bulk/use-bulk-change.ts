import { useQueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import { isUnknownOutcome, useSendOnce } from '@sufra/shared/unknown-outcome'
import type { BulkUpdateRequest, Product } from '@sufra/shared/contracts/product'
import { toast } from '@sufra/shared/ui/data'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { patchMenu, reloadMenu } from '#src/products/products.queries.ts'
import { undoAndTell, undoChange } from '#src/products/undo-change.ts'
import { useIsLimited } from '#src/brand/use-is-limited.ts'
import { reportBulkResult } from './report-bulk-result.ts'
import { useBranchVisibility } from './use-branch-visibility.ts'
import { useUndo } from './use-undo.ts'

export interface BulkChange {
  products: readonly Product[]
  set: BulkUpdateRequest['set']
  /** Key of the success text: `menus:bulk.done.moved`. */
  done: string
  /** Number of changed products; all if omitted. */
  count?: number
}

/** Applies one change to many products, reports their number, and offers an undo. */
export const useBulkChange = (serviceProviderId: number) => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const isLimited = useIsLimited()
  const { show, hide, countOnSale } = useBranchVisibility(serviceProviderId)
  const takeBack = useUndo(serviceProviderId)
  const sendOnce = useSendOnce()

  const undo = useCallback(
    (undoToken: string) =>
      undoAndTell(() => undoChange({ serviceProviderId, undoToken }), {
        t,
        whole: count => t('menus:bulk.undone', { count }),
        failed: t('menus:bulk.undoFailed'),
        onEnd: () => reloadMenu(queryClient),
      }),
    [queryClient, serviceProviderId, t],
  )

  const switchInBranches = useCallback(
    async (products: readonly Product[], { isVisible, done }: { isVisible: boolean; done: string }) => {
      const reached = await (isVisible ? show(products) : hide(products))
      const shown = isVisible ? await countOnSale(reached.after) : undefined
      const whole = t(done, { count: shown ?? products.length })
      const onUndo = () => takeBack(reached.before)
      return reportBulkResult({ asked: products, reached, whole, shown, onUndo }, t)
    },
    [countOnSale, hide, show, takeBack, t],
  )

  /** Returns true if the change was done. Never throws. */
  const change = useCallback(
    async ({ products, set, done, count }: BulkChange): Promise<boolean> => {
      setIsBusy(true)
      try {
        const { isVisible } = set
        if (isLimited && isVisible !== undefined) {
          return await switchInBranches(products, { isVisible, done })
        }
        const body = { serviceProviderId, ids: products.map(({ id }) => id), set }
        const answer = await sendOnce(body, idempotencyKey =>
          api.put('/api/Product/BulkUpdate', { body, idempotencyKey }),
        )
        const { undoToken } = answer
        if (!set.isDeleted) patchMenu(queryClient, answer.products)
        toast({
          kind: 'success',
          text: t(done, { count: count ?? answer.products.length }),
          undo: undoToken ? { label: t('menus:remove.undo'), onUndo: () => void undo(undoToken) } : undefined,
        })
        void reloadMenu(queryClient)
        return true
      } catch (error) {
        const isUnsure = isUnknownOutcome(error)
        toast({ kind: 'error', text: t(isUnsure ? 'menus:bulk.unsure' : 'menus:bulk.failed') })
        if (isUnsure) void reloadMenu(queryClient)
        return false
      } finally {
        setIsBusy(false)
      }
    },
    [isLimited, queryClient, sendOnce, serviceProviderId, switchInBranches, t, undo],
  )
  return { change, isBusy }
}

export type BulkChanger = ReturnType<typeof useBulkChange>
