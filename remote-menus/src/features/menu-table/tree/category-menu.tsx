import type { Category } from '@sufra/shared/contracts/category'
import { useNavigate } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { Menu } from '@sufra/shared/ui/data'
import { FolderPlus, Pencil, Store, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrandSearch } from '#src/brand/use-chosen-brand.ts'
import type { CategoryBranch } from '#src/categories/category-tree.ts'

export interface CategoryActions {
  remove: (branch: CategoryBranch) => void
  hideInBranches: (category: Category) => void
}

interface CategoryMenuProps {
  branch: CategoryBranch
  name: string
  actions: CategoryActions
}

/** Menu of one category with the actions that the user may perform. */
export const CategoryMenu = ({ branch, name, actions }: CategoryMenuProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const canEdit = useCan('menu.edit')
  const canDelete = useCan('menu.delete')
  const { category } = branch
  const search = useBrandSearch(category.serviceProviderId)
  const edits = [
    {
      id: 'edit',
      label: t('menus:card.edit'),
      icon: <Pencil size={16} aria-hidden />,
      onSelect: () => void navigate(`/edit-category/${category.id}?${search}`),
    },
    {
      id: 'branches',
      label: t('menus:category.hideInBranches'),
      icon: <Store size={16} aria-hidden />,
      onSelect: () => actions.hideInBranches(category),
    },
  ]
  const addUnder = {
    id: 'add',
    label: t('menus:category.addUnder'),
    icon: <FolderPlus size={16} aria-hidden />,
    onSelect: () => void navigate(`/add-category?${search}&parent=${category.id}`),
  }
  const remove = {
    id: 'delete',
    label: t('menus:card.delete'),
    icon: <Trash2 size={16} aria-hidden />,
    onSelect: () => actions.remove(branch),
    isDanger: true,
    beginsGroup: true,
  }
  const items = [
    ...(canEdit ? edits : []),
    ...(canEdit && category.parentId === null ? [addUnder] : []),
    ...(canDelete ? [remove] : []),
  ]
  return items.length > 0 && <Menu label={t('menus:card.more', { name })} items={items} />
}
