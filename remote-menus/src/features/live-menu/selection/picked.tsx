import type { Product } from '@sufra/shared/contracts/product'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import type { SnoozeEnd } from '#src/snooze/written-end.ts'
import type { Changed, AvailabilityCalls } from '../availability/availability-calls.ts'
import type { Place } from '../place/place.ts'
import { endOf } from '../availability/snooze-choices.ts'
import { PickingBar } from './picking-bar.tsx'
import { untilDialog } from './until-part.ts'
import type { Picking } from './use-picking.ts'

export interface PickedProps {
  picking: Picking
  view: { products: readonly Product[]; shown: readonly Product[]; place: Place }
  availability: AvailabilityCalls
  t: TFunction
}

/** Bar of the selected cards with its actions. Completed products are deselected; the rest stays selected. */
export const Picked = ({ picking, view: { products, shown, place }, availability, t }: PickedProps) => {
  const { ids, replace, stop, pickAgain } = picking
  const [isAsking, setAsking] = useState(false)
  if (!ids) return null
  const picked = { products: products.filter(({ id }) => ids.has(id)), place }
  const run = async (change: Promise<Changed>) => {
    stop()
    pickAgain((await change).left)
  }
  const snooze = (end: SnoozeEnd) => {
    setAsking(false)
    void run(availability.snooze(picked, end))
  }
  return (
    <>
      <PickingBar
        count={picked.products.length}
        onSnooze={choice => snooze(endOf(choice))}
        onAskEnd={() => setAsking(true)}
        onActivate={() => void run(availability.activate(picked))}
        onPickShown={() => replace(shown.map(({ id }) => id))}
        onStop={stop}
        t={t}
      />
      {isAsking && (
        <untilDialog.Part
          count={picked.products.length}
          onSnooze={until => snooze({ until })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
