import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Num, VisuallyHidden } from '@sufra/shared/ui'
import { Clock, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CategoryBranch } from '#src/categories/category-tree.ts'
import { useSaleHoursText } from '#src/categories/sale-hours-text.ts'
import { Grip } from '../sorting/sorting.tsx'
import { CategoryMenu } from './category-menu.tsx'
import type { CategoryActions } from './category-menu.tsx'
import { TreeLine } from './tree-styles.ts'

export interface CategoryLineProps {
  branch: CategoryBranch
  isChosen: boolean
  isSortable: boolean
  onChoose: (id: number) => void
  actions: CategoryActions
}

/** One category: name, sale hours, visibility and number of products. */
export const CategoryLine = ({ branch, isChosen, isSortable, onChoose, actions }: CategoryLineProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const hoursText = useSaleHoursText()
  const { category, count } = branch
  const { schedule, isVisible, hiddenBranchesIds } = category
  const name = inLanguage(category.name, language)
  const hidden = isVisible
    ? hiddenBranchesIds.length > 0 && t('menus:category.hiddenIn', { count: hiddenBranchesIds.length })
    : t('menus:category.hidden')
  return (
    <TreeLine data-chosen={isChosen || undefined} data-hidden={isVisible ? undefined : ''}>
      {isSortable && <Grip id={category.id} name={name} />}
      <button
        type="button"
        data-choose
        aria-current={isChosen || undefined}
        onClick={() => onChoose(category.id)}
      >
        <span>
          <bdi>{name}</bdi>
          {schedule && (
            <small>
              <Clock size={12} aria-hidden />
              <bdi>{hoursText(schedule)}</bdi>
            </small>
          )}
        </span>
        {hidden && (
          <span title={hidden} data-mark>
            <EyeOff size={16} strokeWidth={1.75} aria-hidden />
            <VisuallyHidden>{hidden}</VisuallyHidden>
          </span>
        )}
        <em>
          <Num value={count} />
        </em>
      </button>
      <CategoryMenu branch={branch} name={name} actions={actions} />
    </TreeLine>
  )
}
