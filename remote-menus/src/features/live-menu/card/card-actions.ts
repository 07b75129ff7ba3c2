import { useNavigate } from '@sufra/shared/router'
import type { Product } from '@sufra/shared/contracts/product'
import { useCallback, useMemo, useRef } from 'react'
import { useIdSet } from '#src/products/id-set.ts'
import { editPath } from '#src/products/product-paths.ts'
import { useProductRemoval } from '#src/delete-product/product-removal.tsx'
import { useAvailabilityCalls } from '../availability/availability-calls.ts'
import { usePendingSaves } from '../availability/pending-saves.ts'
import { endOf } from '../availability/snooze-choices.ts'
import type { SnoozeChoice } from '../availability/snooze-choices.ts'
import { dishStateOf } from '../place/dish-state.ts'
import type { Place } from '../place/place.ts'
import { useUndoOffer } from '../undo/undo-offer.ts'

export interface CardActions {
  toggle: (product: Product) => void
  edit: (product: Product) => void
  remove: (product: Product) => void
  openOptions: (product: Product) => void
  chooseSnooze: (product: Product, choice: SnoozeChoice) => void
  closeStrip: (id: number) => void
}

interface Tools {
  place: Place
  onOptions: (product: Product) => void
}

/** Returns snooze and activate of a card, for the brand or for branches, with the follow-up choice and the undo. */
const useCardAvailability = (place: Place) => {
  const { ids: stripIds, add: openStrip, remove: closeStrip } = useIdSet()
  // States before the first press; the undo restores them regardless of later choices.
  const before = useRef(new Map<number, Product>())
  const saving = usePendingSaves()
  const { offered, offer: offerUndo, close: closeUndo } = useUndoOffer()
  const availability = useAvailabilityCalls({ saving, offerUndo })

  const toggle = useCallback(
    async (product: Product) => {
      closeStrip(product.id)
      const change = { products: [product], place }
      const { isOnSale, reach } = dishStateOf(product, place)
      if (!isOnSale && reach !== 'brand') return void availability.activate(change)
      const { isDone } =
        reach === 'brand'
          ? await availability.flip(product, place)
          : await availability.snooze(change, endOf('manual'))
      if (!isDone || !isOnSale) return
      before.current.set(product.id, product)
      openStrip(product.id)
    },
    [closeStrip, openStrip, place, availability],
  )
  const chooseSnooze = useCallback(
    (product: Product, choice: SnoozeChoice) => {
      closeStrip(product.id)
      // The product is already snoozed until somebody activates it.
      if (choice === 'manual') return
      const known = before.current.get(product.id)
      void availability.snooze(
        { products: [product], place, ...(known && { before: [known] }) },
        endOf(choice),
      )
    },
    [closeStrip, place, availability],
  )
  return { saving, stripIds, closeStrip, availability, offered, closeUndo, toggle, chooseSnooze }
}

/** Returns all actions of the cards. The functions are stable; otherwise 2,000 cards would render again. */
export const useCardActions = ({ place, onOptions }: Tools) => {
  const navigate = useNavigate()
  const { ask, question } = useProductRemoval()
  const { toggle, chooseSnooze, closeStrip, ...rest } = useCardAvailability(place)

  const actions = useMemo<CardActions>(
    () => ({
      toggle: product => void toggle(product),
      edit: product => void navigate(editPath(product)),
      remove: ask,
      openOptions: onOptions,
      chooseSnooze,
      closeStrip,
    }),
    [navigate, toggle, ask, onOptions, chooseSnooze, closeStrip],
  )
  return { ...rest, actions, question }
}
