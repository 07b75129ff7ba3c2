import type { Category } from '@sufra/shared/contracts/category'
import { useTranslation } from 'react-i18next'
import { VersionsDrawer } from '#src/two-versions/versions-drawer.tsx'
import type { CategoryValues } from '../category-values.ts'
import { differences, withParts } from './differences.ts'
import { usePartText } from './part-text.ts'

interface StaleCategoryProps {
  /** What both were made of. */
  base: CategoryValues
  mine: CategoryValues
  /** The category as somebody else saved it meanwhile. */
  theirs: CategoryValues
  categories: readonly Category[]
  /** Nothing is taken over: the form stays as it is. */
  onClose: () => void
  onSave: (values: CategoryValues) => void
}

/** Two people changed one category: both versions side by side. */
export const StaleCategory = (props: StaleCategoryProps) => {
  const { base, mine, theirs, categories, onClose, onSave } = props
  const { t } = useTranslation()
  const textOf = usePartText(categories)
  const own = differences(base, mine)
  const foreign = differences(base, theirs)
  return (
    <VersionsDrawer
      title={t('menus:category.staleTitle')}
      fields={differences(theirs, mine).map(part => ({
        field: part,
        label: t(`menus:category.part.${part}`),
        mine: textOf(part, mine),
        theirs: textOf(part, theirs),
        isMineChanged: own.includes(part),
        isTheirsChanged: foreign.includes(part),
      }))}
      isBusy={false}
      onClose={onClose}
      onSave={kept => onSave(withParts(theirs, mine, kept))}
    />
  )
}
