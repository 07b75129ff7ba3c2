import { useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog, toast } from '@sufra/shared/ui/overlays'
import type { Product } from '@sufra/shared/contracts/product'
import { isUnknownOutcome } from '@sufra/shared/unknown-outcome'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsMenuLoading } from '#src/products/menu-products.ts'
import { namesOf } from '#src/products/product-names.ts'
import { deleteProduct, menuKey, reloadMenu, restoreProduct } from '#src/products/products.queries.ts'

/** Deletes a product and offers an undo. Blocked while another delete or a load runs (specification#products). */
const useDelete = () => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const [isDeleting, setDeleting] = useState(false)

  const restore = async (product: Product) => {
    try {
      await restoreProduct(product)
      toast({ kind: 'success', text: t('menus:remove.restored') })
    } catch (error) {
      const text = t(isUnknownOutcome(error) ? 'menus:remove.restoreUnsure' : 'menus:remove.restoreFailed')
      toast({ kind: 'error', text })
    }
    await reloadMenu(queryClient)
  }

  const remove = async (product: Product) => {
    if (isDeleting || queryClient.isFetching({ queryKey: menuKey }) > 0) return false
    setDeleting(true)
    try {
      await deleteProduct(product)
      toast({
        kind: 'success',
        text: t('menus:ProductDeletedSuccessfully'),
        undo: { label: t('menus:remove.undo'), onUndo: () => void restore(product) },
      })
    } catch (error) {
      const text = t(isUnknownOutcome(error) ? 'menus:remove.unsure' : 'menus:FailedToDeleteProduct')
      toast({ kind: 'error', text })
    }
    // The product may be gone: the answer was lost, or somebody else deleted it first.
    void reloadMenu(queryClient)
    setDeleting(false)
    return true
  }
  return { isDeleting, remove }
}

export interface DeleteQuestionProps {
  /** Product to delete; null after the dialog was answered. */
  asked: Product | null
  onClose: (asked: Product | null) => void
}

/** Confirmation dialog "Are you sure …" before a product is deleted (specification#products). */
export const DeleteQuestion = ({ asked, onClose }: DeleteQuestionProps) => {
  const { t, i18n } = useTranslation()
  const { isDeleting, remove } = useDelete()
  const isLoading = useIsMenuLoading()
  const names = asked && namesOf(asked)
  const name = names && (i18n.language.startsWith('ar') ? names.ar || names.en : names.en || names.ar)
  const confirm = async () => {
    if (asked && (await remove(asked))) onClose(asked)
  }
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      isDanger
      isBusy={isLoading || isDeleting}
      title={t('menus:remove.title', { name })}
      body={t('menus:AreYouSureYouWantToDeleteThisProduct')}
      confirmLabel={t('menus:remove.confirm')}
      cancelLabel={t('menus:remove.cancel')}
      onConfirm={() => void confirm()}
      onClose={() => onClose(asked)}
    />
  )
}
