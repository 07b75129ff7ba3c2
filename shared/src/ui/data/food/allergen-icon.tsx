import type { Allergen } from '#src/contracts/food-facts.ts'
import { ALLERGEN_STROKES } from './food-drawings.ts'
import { FoodIcon } from './food-icon.tsx'
import type { FoodIconProps } from './food-icon.tsx'
import { useFoodTexts } from './food-words.ts'

export interface AllergenIconProps extends Pick<FoodIconProps, 'size'> {
  allergen: Allergen
  /** Hides the name from screen readers, because text stands beside it. */
  isSilent?: boolean
}

/** Renders the icon of one of the fourteen food allergens, with its name as label unless `isSilent`. */
export const AllergenIcon = ({ allergen, isSilent, size }: AllergenIconProps) => {
  const { allergens } = useFoodTexts()
  return (
    <FoodIcon
      strokes={ALLERGEN_STROKES[allergen]}
      label={isSilent ? undefined : allergens[allergen]}
      size={size}
    />
  )
}
