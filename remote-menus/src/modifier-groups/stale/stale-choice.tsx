import { useTranslation } from 'react-i18next'
import { differingFields } from '#src/edit-conflict/differing-fields.ts'
import { VersionsDrawer } from '#src/edit-conflict/versions-drawer.tsx'
import type { GroupValues } from '../group-values.ts'
import { changedParts, withParts } from './group-parts.ts'
import { useGroupText } from './group-text.ts'

export interface StaleChoiceProps {
  /** Common ancestor of both versions. */
  base: GroupValues
  mine: GroupValues
  /** The group as another user saved it. */
  theirs: GroupValues
  /** Closes without taking anything over; the form stays unchanged. */
  onClose: () => void
  onSave: (group: GroupValues) => void
}

/** Conflict dialog of a shared modifier group: both versions side by side. */
export const StaleChoice = ({ base, mine, theirs, onClose, onSave }: StaleChoiceProps) => {
  const { t } = useTranslation()
  const textOf = useGroupText()
  return (
    <VersionsDrawer
      title={t('menus:choices.staleTitle')}
      fields={differingFields(
        { base, mine, theirs },
        {
          differ: changedParts,
          labelOf: part => t(`menus:choices.part.${part}`),
          textOf: (part, group) => textOf(part, group) || t('menus:editor.nothing'),
        },
      )}
      isBusy={false}
      onClose={onClose}
      onSave={kept => onSave(withParts(theirs, mine, kept))}
    />
  )
}
