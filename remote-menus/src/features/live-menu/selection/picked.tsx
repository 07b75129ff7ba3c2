import type { Product } from '@sufra/shared/contracts/product'
import type { TFunction } from 'i18next'
import type { LightCalls } from '../availability/light-calls.ts'
import type { Place } from '../place/place.ts'
import { PickingBar } from './picking-bar.tsx'
import type { Picking } from './use-picking.ts'

interface PickedProps {
  picking: Picking
  view: { products: readonly Product[]; shown: readonly Product[]; place: Place }
  light: LightCalls
  t: TFunction
}

/** The bar of the chosen cards, and what its buttons do. What is done ends the choosing. */
export const Picked = ({ picking, view: { products, shown, place }, light, t }: PickedProps) => {
  const { ids, replace, stop } = picking
  if (!ids) return null
  const picked = { products: products.filter(({ id }) => ids.has(id)), place }
  return (
    <PickingBar
      count={picked.products.length}
      onSnooze={choice => {
        stop()
        void light.snooze(picked, choice)
      }}
      onActivate={() => {
        stop()
        void light.activate(picked)
      }}
      onPickShown={() => replace(shown.map(({ id }) => id))}
      onStop={stop}
      t={t}
    />
  )
}
