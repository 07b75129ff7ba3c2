import type { Product } from '@sufra/shared/contracts/product'
import { useNavigate } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { Menu } from '@sufra/shared/ui/data'
import type { TFunction } from 'i18next'
import { Copy, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { copyPath, editPath } from '#src/products/product-paths.ts'

export interface ProductRowActions {
  show: (product: Product) => void
  hide: (product: Product) => void
  remove: (product: Product) => void
}

export interface RowRights {
  canEdit: boolean
  canSnooze: boolean
  canDelete: boolean
  navigate: (path: string) => void
}

/** Returns the user's permissions for all rows, computed once instead of per row. */
export const useRowRights = (): RowRights => {
  const navigate = useNavigate()
  const [canEdit, canSnooze, canDelete] = [useCan('menu.edit'), useCan('menu.snooze'), useCan('menu.delete')]
  return useMemo(
    () => ({ canEdit, canSnooze, canDelete, navigate: path => void navigate(path) }),
    [canEdit, canSnooze, canDelete, navigate],
  )
}

interface ProductRowMenuProps {
  product: Product
  name: string
  actions: ProductRowActions
  rights: RowRights
  t: TFunction
}

/** Menu of one product with the actions that the user may perform. */
export const ProductRowMenu = ({ product, name, actions, rights, t }: ProductRowMenuProps) => {
  const { canEdit, canSnooze, canDelete, navigate } = rights
  const { isVisible } = product
  const edits = [
    {
      id: 'edit',
      label: t('menus:card.edit'),
      icon: <Pencil size={16} aria-hidden />,
      onSelect: () => navigate(editPath(product)),
    },
    {
      id: 'duplicate',
      label: t('menus:table.duplicate'),
      icon: <Copy size={16} aria-hidden />,
      onSelect: () => navigate(copyPath(product)),
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
  if (items.length === 0) return null
  const label = t('menus:card.more', { name })
  const trigger = <button type="button" className="row-more" aria-label={label} title={label} />
  return <Menu label={label} items={items} trigger={trigger} />
}
