import type { Allergen } from '@sufra/shared/contracts/food-facts'
import {
  Bean,
  Clover,
  Egg,
  Fish,
  Flower,
  FlaskConical,
  LeafyGreen,
  Milk,
  Nut,
  Shell,
  Shrimp,
  Sprout,
  Leaf,
  Wheat,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

export const ALLERGEN_ICONS: Record<Allergen, LucideIcon> = {
  gluten: Wheat,
  crustaceans: Shrimp,
  eggs: Egg,
  fish: Fish,
  peanuts: Bean,
  soybeans: Leaf,
  milk: Milk,
  nuts: Nut,
  celery: LeafyGreen,
  mustard: Flower,
  sesame: Sprout,
  sulphites: FlaskConical,
  lupin: Clover,
  molluscs: Shell,
}
