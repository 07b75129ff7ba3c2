import { useCan } from '@sufra/shared/session'
import { useMemo } from 'react'

export interface CardRights {
  canSnooze: boolean
  canEdit: boolean
  canDelete: boolean
}

/** What the signed-in person may do with a card. One object as long as nothing changes, or 2,000 cards would render again. */
export const useCardRights = (): CardRights => {
  const canSnooze = useCan('menu.snooze')
  const canEdit = useCan('menu.edit')
  const canDelete = useCan('menu.delete')
  return useMemo(() => ({ canSnooze, canEdit, canDelete }), [canSnooze, canEdit, canDelete])
}
