import type { Product } from '@sufra/shared/contracts/product'
import { useNavigate } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { Menu } from '@sufra/shared/ui/overlays'
import { Copy, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { copyPath, editPath } from '#src/products/product-paths.ts'

export interface ProductRowActions {
  show: (product: Product) => void
  hide: (product: Product) => void
  remove: (product: Product) => void
}

interface ProductRowMenuProps {
  product: Product
  name: string
  actions: ProductRowActions
}

/** What can be done with one product, each for who may. */
export const ProductRowMenu = memo(({ product, name, actions }: ProductRowMenuProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const canEdit = useCan('menu.edit')
  const canSnooze = useCan('menu.snooze')
  const canDelete = useCan('menu.delete')
  const { isVisible } = product
  const edits = [
    {
      id: 'edit',
      label: t('menus:card.edit'),
      icon: <Pencil size={16} aria-hidden />,
      onSelect: () => void navigate(editPath(product)),
    },
    {
      id: 'duplicate',
      label: t('menus:table.duplicate'),
      icon: <Copy size={16} aria-hidden />,
      onSelect: () => void navigate(copyPath(product)),
    },
  ]
  const visibility = {
    id: 'visibility',
    label: t(isVisible ? 'menus:bulk.hide' : 'menus:bulk.show'),
    icon: isVisible ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />,
    onSelect: () => (isVisible ? actions.hide(product) : actions.show(product)),
  }
  const remove = {
    id: 'delete',
    label: t('menus:card.delete'),
    icon: <Trash2 size={16} aria-hidden />,
    onSelect: () => actions.remove(product),
    isDanger: true,
    beginsGroup: true,
  }
  const items = [
    ...(canEdit ? edits : []),
    ...(canEdit && canSnooze ? [visibility] : []),
    ...(canDelete ? [remove] : []),
  ]
  return items.length > 0 && <Menu label={t('menus:card.more', { name })} items={items} />
})
