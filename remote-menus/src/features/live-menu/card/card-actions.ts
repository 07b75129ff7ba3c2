import { useNavigate } from '@sufra/shared/router'
import type { Product } from '@sufra/shared/contracts/product'
import { useMemo } from 'react'
import { useIdSet } from '#src/products/id-set.ts'
import { useProductRemoval } from '#src/removal/product-removal.ts'
import { useSnoozeChoice } from '../availability/snooze-choices.ts'
import type { SnoozeChoice } from '../availability/snooze-choices.ts'
import { useVisibilityToggle } from '../availability/visibility-toggle.ts'

export interface CardActions {
  toggle: (product: Product) => void
  edit: (product: Product) => void
  remove: (product: Product) => void
  chooseSnooze: (id: number, choice: SnoozeChoice) => void
  closeStrip: (id: number) => void
}

/** Everything that a card can ask for. The verbs keep their identity, or 2,000 cards would render again. */
export const useCardActions = () => {
  const navigate = useNavigate()
  const { ids: stripIds, add: openStrip, remove: closeStrip } = useIdSet()
  const { savingIds, toggle } = useVisibilityToggle(openStrip)
  const chooseSnooze = useSnoozeChoice()
  const removal = useProductRemoval()
  const { ask } = removal

  const actions = useMemo<CardActions>(
    () => ({
      toggle: product => {
        closeStrip(product.id)
        void toggle(product)
      },
      edit: ({ id, serviceProviderId }) =>
        void navigate(`/menus/new-meal?id=${id}&serviceProviderId=${serviceProviderId}`),
      remove: ask,
      chooseSnooze: (id, choice) => {
        closeStrip(id)
        void chooseSnooze(id, choice)
      },
      closeStrip,
    }),
    [navigate, toggle, ask, chooseSnooze, closeStrip],
  )
  return { actions, savingIds, stripIds, removal }
}
