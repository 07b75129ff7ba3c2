import { useCan } from '@sufra/shared/session'
import { useMemo } from 'react'
import type { Place } from '../place/place.ts'

export interface CardRights {
  canSnooze: boolean
  /** false for users limited to some branches, because options are shared by all branches */
  canSnoozeOptions: boolean
  canEdit: boolean
  canDelete: boolean
}

/** Returns the user's permissions for cards. The object is stable; otherwise 2,000 cards would render again. */
export const useCardRights = ({ isLimited }: Pick<Place, 'isLimited'>): CardRights => {
  const canSnooze = useCan('menu.snooze')
  const canEdit = useCan('menu.edit')
  const canDelete = useCan('menu.delete')
  return useMemo(
    () => ({ canSnooze, canSnoozeOptions: canSnooze && !isLimited, canEdit, canDelete }),
    [canSnooze, isLimited, canEdit, canDelete],
  )
}
