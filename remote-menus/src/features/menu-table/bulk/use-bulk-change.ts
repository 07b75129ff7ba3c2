import { useQueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { BulkUpdateRequest, Product } from '@sufra/shared/contracts/product'
import { toast } from '@sufra/shared/ui/data'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { patchMenu, reloadMenu } from '#src/products/products.queries.ts'
import { undoneToast } from '#src/products/undone-toast.ts'
import { useIsLimited } from '#src/brand/use-is-limited.ts'
import { tellReached } from './tell-reached.ts'
import { useBranchVisibility } from './use-branch-visibility.ts'

export interface BulkChange {
  products: readonly Product[]
  set: BulkUpdateRequest['set']
  /** What is said once it is done: `menus:bulk.done.moved`. */
  done: string
  /** How many of them it changes; all when left out. */
  count?: number
}

/** Changes many products alike, tells how many, and offers to take it back. */
export const useBulkChange = (serviceProviderId: number) => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const isLimited = useIsLimited()
  const { show, hide, countOnSale, putBack } = useBranchVisibility(serviceProviderId)

  const undo = useCallback(
    async (undoToken: string) => {
      try {
        const undone = await api.put('/api/Product/BulkUndo', { body: { serviceProviderId, undoToken } })
        toast(undoneToast(undone, { t, whole: t('menus:bulk.undone', { count: undone.restored }) }))
      } catch {
        toast({ kind: 'error', text: t('menus:bulk.undoFailed') })
      }
      await reloadMenu(queryClient)
    },
    [queryClient, serviceProviderId, t],
  )

  const switchInBranches = useCallback(
    async (products: readonly Product[], { isVisible, done }: { isVisible: boolean; done: string }) => {
      const back = async (before: readonly Product[]) => {
        try {
          await putBack(before)
          toast({ kind: 'success', text: t('menus:bulk.undone', { count: before.length }) })
        } catch {
          toast({ kind: 'error', text: t('menus:bulk.undoFailed') })
        }
      }
      const reached = await (isVisible ? show(products) : hide(products))
      const shown = isVisible ? await countOnSale(reached.after) : undefined
      const whole = t(done, { count: shown ?? products.length })
      const onUndo = () => void back(reached.before)
      return tellReached({ asked: products, reached, whole, shown, onUndo }, t)
    },
    [countOnSale, hide, putBack, show, t],
  )

  /** Whether it was done. Never throws. */
  const change = useCallback(
    async ({ products, set, done, count }: BulkChange): Promise<boolean> => {
      setIsBusy(true)
      try {
        const { isVisible } = set
        if (isLimited && isVisible !== undefined) {
          return await switchInBranches(products, { isVisible, done })
        }
        const answer = await api.put('/api/Product/BulkUpdate', {
          body: { serviceProviderId, ids: products.map(({ id }) => id), set },
        })
        const { undoToken } = answer
        if (!set.isDeleted) patchMenu(queryClient, answer.products)
        toast({
          kind: 'success',
          text: t(done, { count: count ?? answer.products.length }),
          undo: undoToken ? { label: t('menus:remove.undo'), onUndo: () => void undo(undoToken) } : undefined,
        })
        void reloadMenu(queryClient)
        return true
      } catch {
        toast({ kind: 'error', text: t('menus:bulk.failed') })
        return false
      } finally {
        setIsBusy(false)
      }
    },
    [isLimited, queryClient, serviceProviderId, switchInBranches, t, undo],
  )
  return { change, isBusy }
}

export type BulkChanger = ReturnType<typeof useBulkChange>
