import type { Product } from '@sufra/shared/contracts/product'
import type { TFunction } from 'i18next'
import type { DishState } from '../place/dish-state.ts'
import { ToggleButton } from './toggle-button.tsx'

interface DishActionProps {
  product: Product
  state: DishState
  isSaving: boolean
  canSnooze: boolean
  onPress: (product: Product) => void
  t: TFunction
}

/** Snooze button of a card, or its state for users who may not change it. */
export const DishAction = ({ product, state, isSaving, canSnooze, onPress, t }: DishActionProps) =>
  canSnooze && state.reach ? (
    <ToggleButton product={product} isOnSale={state.isOnSale} isSaving={isSaving} onPress={onPress} t={t} />
  ) : (
    <span className="dish-state">
      {t(state.isOnSale ? 'menus:liveMenu.tabActive' : 'menus:liveMenu.tabSnoozed')}
    </span>
  )
