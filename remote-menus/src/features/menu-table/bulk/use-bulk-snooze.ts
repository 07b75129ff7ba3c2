import { useQueryClient } from '@tanstack/react-query'
import type { Product } from '@sufra/shared/contracts/product'
import { toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { snoozeProducts } from '#src/products/availability.queries.ts'
import { patchMenu, reloadMenu } from '#src/products/products.queries.ts'
import type { SnoozeEnd } from '#src/snooze/written-end.ts'
import { inParts } from './use-branch-visibility.ts'
import type { BulkChanger } from './use-bulk-change.ts'

/** Takes many products off sale for a while. The way back puts those on sale that were before. */
export const useBulkSnooze = ({ change }: Pick<BulkChanger, 'change'>) => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)

  const snooze = async (products: readonly Product[], end: SnoozeEnd): Promise<boolean> => {
    setIsBusy(true)
    try {
      for (const part of inParts(products)) {
        const answer = await snoozeProducts({ productIds: part.map(({ id }) => id), ...end })
        patchMenu(queryClient, answer.products)
      }
      const wereOnSale = products.filter(({ isVisible }) => isVisible)
      const activate = () =>
        void change({ products: wereOnSale, set: { isVisible: true }, done: 'menus:bulk.done.shown' })
      toast({
        kind: 'success',
        text: t('menus:bulk.done.snoozed', { count: products.length }),
        undo: wereOnSale.length > 0 ? { label: t('menus:remove.undo'), onUndo: activate } : undefined,
      })
      return true
    } catch {
      toast({ kind: 'error', text: t('menus:bulk.failed') })
      return false
    } finally {
      setIsBusy(false)
      void reloadMenu(queryClient)
    }
  }
  return { snooze, isBusy }
}
