import { ConfirmDialog } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { useIsMenuLoading } from '#src/products/menu-products.ts'
import type { ProductRemoval } from './product-removal.ts'
import { namesOf } from '#src/products/product-names.ts'

/** "Are you sure …" before a product is deleted (specification#products). */
export const DeleteQuestion = ({ removal }: { removal: ProductRemoval }) => {
  const { t, i18n } = useTranslation()
  const { asked } = removal
  const isLoading = useIsMenuLoading()
  const names = asked && namesOf(asked)
  const name = names && (i18n.language.startsWith('ar') ? names.ar || names.en : names.en || names.ar)
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      isDanger
      isBusy={isLoading || removal.isDeleting}
      title={t('menus:remove.title', { name })}
      body={t('menus:AreYouSureYouWantToDeleteThisProduct')}
      confirmLabel={t('menus:remove.confirm')}
      cancelLabel={t('menus:remove.cancel')}
      onConfirm={() => void removal.confirm()}
      onClose={removal.cancel}
    />
  )
}
