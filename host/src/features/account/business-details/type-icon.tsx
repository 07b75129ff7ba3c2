import {
  CakeSlice,
  Coffee,
  CookingPot,
  Croissant,
  CupSoda,
  House,
  ShoppingBasket,
  Store,
  Truck,
  Utensils,
} from 'lucide-react'
import type { ReactNode } from 'react'

const LOOK = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

// The built-in business types use lucide's icon names.
const ICONS = new Map<string, ReactNode>(
  Object.entries({
    utensils: <Utensils {...LOOK} />,
    coffee: <Coffee {...LOOK} />,
    croissant: <Croissant {...LOOK} />,
    'cake-slice': <CakeSlice {...LOOK} />,
    'cup-soda': <CupSoda {...LOOK} />,
    truck: <Truck {...LOOK} />,
    'cooking-pot': <CookingPot {...LOOK} />,
    house: <House {...LOOK} />,
    'shopping-basket': <ShoppingBasket {...LOOK} />,
  }),
)

/** Icon of a business type; a shop front for a type that the operator added. */
export const TypeIcon = ({ icon }: { icon: string }) => ICONS.get(icon) ?? <Store {...LOOK} />
