import { useQueryClient } from '@tanstack/react-query'
import { toast } from '@sufra/shared/ui/overlays'
import type { Product } from '@sufra/shared/contracts/product'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteProduct, menuKey, reloadMenu, restoreProduct } from '#src/products/products.queries.ts'

/** Delete with its question, and its undo. Blocked while another delete or a load is in progress (specification#products). */
export const useProductRemoval = () => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Product | null>(null)
  const [isDeleting, setDeleting] = useState(false)

  const restore = async (product: Product) => {
    try {
      await restoreProduct(product)
      toast({ kind: 'success', text: t('menus:remove.restored') })
    } catch {
      toast({ kind: 'error', text: t('menus:remove.restoreFailed') })
    }
    await reloadMenu(queryClient)
  }

  const confirm = async () => {
    if (!asked || isDeleting || queryClient.isFetching({ queryKey: menuKey }) > 0) return
    setDeleting(true)
    try {
      await deleteProduct(asked)
      toast({
        kind: 'success',
        text: t('menus:ProductDeletedSuccessfully'),
        undo: { label: t('menus:remove.undo'), onUndo: () => void restore(asked) },
      })
      void reloadMenu(queryClient)
    } catch {
      toast({ kind: 'error', text: t('menus:FailedToDeleteProduct') })
    }
    setDeleting(false)
    setAsked(null)
  }

  return { asked, isDeleting, ask: setAsked, cancel: () => setAsked(null), confirm }
}

export type ProductRemoval = ReturnType<typeof useProductRemoval>
