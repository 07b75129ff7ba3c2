import type { Product } from '@sufra/shared/contracts/product'
import { lazyPart } from '@sufra/shared/ui'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import type { UntilDialogProps } from '#src/snooze/until-dialog.tsx'
import type { SnoozeEnd } from '#src/snooze/written-end.ts'
import type { ChangeResult, AvailabilityCalls } from '../availability/availability-calls.ts'
import type { Place } from '../place/place.ts'
import { endOf } from '../availability/snooze-choices.ts'
import { SelectionBar } from './selection-bar.tsx'
import type { CardSelection } from './use-card-selection.ts'

/** Loaded on first use, because the calendar is large. */
const untilDialog = lazyPart<UntilDialogProps>({
  load: async () =>
    (await import(/* webpackChunkName: "snooze-until" */ '#src/snooze/until-dialog.tsx')).UntilDialog,
})

export interface SelectionActionsProps {
  cardSelection: CardSelection
  view: { products: readonly Product[]; shown: readonly Product[]; place: Place }
  availability: AvailabilityCalls
  t: TFunction
}

/** Bar of the selected cards with its actions. Completed products are deselected; the rest stays selected. */
export const SelectionActions = ({
  cardSelection,
  view: { products, shown, place },
  availability,
  t,
}: SelectionActionsProps) => {
  const { ids, replace, stop, selectAgain } = cardSelection
  const [isAsking, setAsking] = useState(false)
  if (!ids) return null
  const picked = { products: products.filter(({ id }) => ids.has(id)), place }
  const run = async (change: Promise<ChangeResult>) => {
    stop()
    selectAgain((await change).left)
  }
  const snooze = (end: SnoozeEnd) => {
    setAsking(false)
    void run(availability.snooze(picked, end))
  }
  return (
    <>
      <SelectionBar
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
