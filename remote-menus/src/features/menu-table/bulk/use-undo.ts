import { useQueryClient } from '@tanstack/react-query'
import type { Product } from '@sufra/shared/contracts/product'
import { toast } from '@sufra/shared/ui/overlays'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { partialUndoToast } from '#src/products/partial-undo-toast.ts'
import { reloadMenu } from '#src/products/products.queries.ts'
import { useBranchVisibility } from './use-branch-visibility.ts'

const idsOf = (products: readonly Product[]): ReadonlySet<number> => new Set(products.map(({ id }) => id))

/** Restores products to their previous state, reports their number, and offers a retry for the rest. */
export const useUndo = (serviceProviderId: number) => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const { putBack } = useBranchVisibility(serviceProviderId)
  return useCallback(
    (before: readonly Product[]) => {
      const total = before.length
      const send = async (rest: readonly Product[]) => {
        // If the branches failed to load, nothing was sent.
        const { failedIds, isUnsure } = await putBack(rest).catch(() => ({
          failedIds: idsOf(rest),
          isUnsure: false,
        }))
        const left = rest.filter(({ id }) => failedIds.has(id))
        const count = total - left.length
        const failed = t('menus:bulk.undoFailed')
        if (left.length === 0) toast({ kind: 'success', text: t('menus:bulk.undone', { count }) })
        else toast(partialUndoToast({ count, total, failed, isUnsure, onRest: () => void send(left) }, t))
        await reloadMenu(queryClient)
      }
      void send(before)
    },
    [putBack, queryClient, t],
  )
}
