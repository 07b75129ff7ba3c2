import type { Category } from '@sufra/shared/contracts/category'
import { useTranslation } from 'react-i18next'
import { differingFields } from '#src/edit-conflict/differing-fields.ts'
import { VersionsDrawer } from '#src/edit-conflict/versions-drawer.tsx'
import type { CategoryValues } from '../category-values.ts'
import { differences, withParts } from './differences.ts'
import { usePartText } from './part-text.ts'

interface StaleCategoryProps {
  /** Common ancestor of both versions. */
  base: CategoryValues
  mine: CategoryValues
  /** The category as another user saved it. */
  theirs: CategoryValues
  categories: readonly Category[]
  /** Closes without taking anything over; the form stays unchanged. */
  onClose: () => void
  onSave: (values: CategoryValues) => void
}

/** Conflict dialog of a category: both versions side by side. */
export const StaleCategory = (props: StaleCategoryProps) => {
  const { base, mine, theirs, categories, onClose, onSave } = props
  const { t } = useTranslation()
  const textOf = usePartText(categories)
  return (
    <VersionsDrawer
      title={t('menus:category.staleTitle')}
      fields={differingFields(
        { base, mine, theirs },
        { differ: differences, labelOf: part => t(`menus:category.part.${part}`), textOf },
      )}
      isBusy={false}
      onClose={onClose}
      onSave={kept => onSave(withParts(theirs, mine, kept))}
    />
  )
}
