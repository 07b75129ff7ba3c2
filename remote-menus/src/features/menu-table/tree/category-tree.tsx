import type { Category } from '@sufra/shared/contracts/category'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { useCan } from '@sufra/shared/session'
import { Num } from '@sufra/shared/ui'
import { Layers } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CategoryBranch } from '#src/categories/category-tree.ts'
import { Sortable } from '../sorting/sorting.tsx'
import { CategoryLine } from './category-line.tsx'
import type { CategoryActions } from './category-menu.tsx'
import { TreeLine, TreeList } from './tree-styles.ts'

export interface CategoryTreeProps {
  tree: readonly CategoryBranch[]
  /** Number of products in the whole menu. */
  productCount: number
  /** Null for the whole menu. */
  chosenId: number | null
  onChoose: (id: number | null) => void
  onSort: (categories: Category[]) => void
  actions: CategoryActions
}

type LinesProps = Pick<CategoryTreeProps, 'chosenId' | 'onChoose' | 'onSort' | 'actions'> & {
  branches: readonly CategoryBranch[]
  isSortable: boolean
}

interface LevelAreaProps {
  branches: readonly CategoryBranch[]
  onSort: CategoryTreeProps['onSort']
  children: ReactNode
}

/** Sort area of one level. It wraps the list, because the list may only contain its items. */
const LevelArea = ({ branches, onSort, children }: LevelAreaProps) => {
  const { language } = useLanguage()
  return (
    <Sortable
      items={branches}
      onChange={sorted => onSort(sorted.map(({ category }) => category))}
      nameOf={({ category }) => inLanguage(category.name, language)}
    >
      {children}
    </Sortable>
  )
}

/** Lines of one level, recursive. */
const Lines = ({ branches, ...shared }: LinesProps) => {
  const { chosenId, onChoose, onSort, isSortable, actions } = shared
  return branches.map(branch => (
    <li key={branch.id}>
      <CategoryLine
        branch={branch}
        isChosen={branch.id === chosenId}
        isSortable={isSortable && branches.length > 1}
        onChoose={onChoose}
        actions={actions}
      />
      {branch.children.length > 0 && (
        <LevelArea branches={branch.children} onSort={onSort}>
          <ul>
            <Lines branches={branch.children} {...shared} />
          </ul>
        </LevelArea>
      )}
    </li>
  ))
}

/** The category tree; a press shows the products of a category. */
export const CategoryTree = (props: CategoryTreeProps) => {
  const { tree, productCount, chosenId, onChoose, onSort } = props
  const { t } = useTranslation()
  const canEdit = useCan('menu.edit')
  return (
    <LevelArea branches={tree} onSort={onSort}>
      <TreeList aria-label={t('menus:table.categories')}>
        <li>
          <TreeLine data-chosen={chosenId === null || undefined}>
            <button
              type="button"
              data-choose
              aria-current={chosenId === null || undefined}
              onClick={() => onChoose(null)}
            >
              <Layers size={16} strokeWidth={1.75} aria-hidden />
              <span>{t('menus:table.allProducts')}</span>
              <em>
                <Num value={productCount} />
              </em>
            </button>
          </TreeLine>
        </li>
        <Lines {...props} branches={tree} isSortable={canEdit} />
      </TreeList>
    </LevelArea>
  )
}
