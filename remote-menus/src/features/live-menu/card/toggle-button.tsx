import { Spinner } from '@sufra/shared/ui'
import type { Product } from '@sufra/shared/contracts/product'
import type { TFunction } from 'i18next'

interface ToggleButtonProps {
  product: Product
  isOnSale: boolean
  isSaving: boolean
  onPress: (product: Product) => void
  t: TFunction
}

/** "Snooze Item" or "Activate". While saving it keeps the focus, shows a spinner, and ignores presses. */
export const ToggleButton = ({ product, isOnSale, isSaving, onPress, t }: ToggleButtonProps) => (
  <button
    type="button"
    className="dish-act"
    aria-busy={isSaving || undefined}
    aria-disabled={isSaving || undefined}
    aria-describedby={`dish-${product.id}`}
    onClick={() => isSaving || onPress(product)}
  >
    {isSaving && <Spinner size={18} />}
    {t(isOnSale ? 'menus:card.snooze' : 'menus:card.activate')}
  </button>
)
