import { Menu } from '@sufra/shared/ui/cards'
import type { Product } from '@sufra/shared/contracts/product'
import type { TFunction } from 'i18next'
import { Pencil, SlidersHorizontal, Trash2 } from 'lucide-react'
import type { CardRights } from './card-rights.ts'
import type { CardActions } from './card-actions.ts'

interface CardMenuProps {
  product: Product
  name: string
  rights: CardRights
  actions: CardActions
  t: TFunction
}

/** Menu of a card with the actions that the user may perform. */
export const CardMenu = ({ product, name, rights, actions, t }: CardMenuProps) => {
  const edit = {
    id: 'edit',
    label: t('menus:card.edit'),
    icon: <Pencil size={16} />,
    onSelect: () => actions.edit(product),
  }
  const remove = {
    id: 'delete',
    label: t('menus:card.delete'),
    icon: <Trash2 size={16} />,
    onSelect: () => actions.remove(product),
    isDanger: true,
  }
  const options = {
    id: 'options',
    label: t('menus:card.options'),
    icon: <SlidersHorizontal size={16} />,
    onSelect: () => actions.openOptions(product),
  }
  const hasOptions = product.modifiers.length > 0 || product.choicesIds.length > 0
  const items = [
    ...(rights.canSnoozeOptions && hasOptions ? [options] : []),
    ...(rights.canEdit ? [edit] : []),
    ...(rights.canDelete ? [remove] : []),
  ]
  if (items.length === 0) return null
  const label = t('menus:card.more', { name })
  const trigger = <button type="button" className="dish-more" aria-label={label} title={label} />
  return <Menu label={label} items={items} trigger={trigger} />
}
