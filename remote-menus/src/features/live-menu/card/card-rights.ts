import { useCan } from '@sufra/shared/session'
import { useMemo } from 'react'
import type { Place } from '../place/place.ts'

export interface CardRights {
  canSnooze: boolean
  /** options are shared by all branches, so nobody has them who works at some alone */
  canSnoozeOptions: boolean
  canEdit: boolean
  canDelete: boolean
}

/** What the signed-in person may do with a card. One object as long as nothing changes, or 2,000 cards would render again. */
export const useCardRights = ({ isLimited }: Pick<Place, 'isLimited'>): CardRights => {
  const canSnooze = useCan('menu.snooze')
  const canEdit = useCan('menu.edit')
  const canDelete = useCan('menu.delete')
  return useMemo(
    () => ({ canSnooze, canSnoozeOptions: canSnooze && !isLimited, canEdit, canDelete }),
    [canSnooze, isLimited, canEdit, canDelete],
  )
}
