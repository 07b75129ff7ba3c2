import type { Product } from '@sufra/shared/contracts/product'
import { useTranslation } from 'react-i18next'
import { differingFields } from '#src/edit-conflict/differing-fields.ts'
import { VersionsDrawer } from '#src/edit-conflict/versions-drawer.tsx'
import { changedFields, withFields } from '../values/changed-fields.ts'
import { valuesOf } from '../values/product-values.ts'
import type { ProductValues } from '../values/product-values.ts'
import { useFieldText } from './field-text.ts'

export interface StaleDialogProps {
  /** Common ancestor of both versions. */
  base: ProductValues
  mine: ProductValues
  /** The product as another user saved it. */
  current: Product
  isBusy: boolean
  /** Closes without taking anything over; the form stays unchanged. */
  onClose: () => void
  onSave: (values: ProductValues) => void
}

/** Conflict dialog of a product: both versions side by side. */
export const StaleDialog = ({ base, mine, current, isBusy, onClose, onSave }: StaleDialogProps) => {
  const { t } = useTranslation()
  const textOf = useFieldText(current.serviceProviderId)
  const theirs = valuesOf(current)
  return (
    <VersionsDrawer
      title={t('menus:editor.stale.title')}
      fields={differingFields(
        { base, mine, theirs },
        { differ: changedFields, labelOf: field => t(`menus:editor.fields.${field}`), textOf },
      )}
      isBusy={isBusy}
      onClose={onClose}
      onSave={kept => onSave(withFields(theirs, mine, kept))}
    />
  )
}
