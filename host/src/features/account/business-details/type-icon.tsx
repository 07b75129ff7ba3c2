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

// The kinds that every deployment has name their icon as lucide does.
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

/** The drawing of a kind of business; a shop front for one that the operator added later. */
export const TypeIcon = ({ icon }: { icon: string }) => ICONS.get(icon) ?? <Store {...LOOK} />
