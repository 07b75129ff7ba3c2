import type { Allergen } from '#src/contracts/food-facts.ts'
import { ALLERGEN_STROKES } from './food-drawings.ts'
import { FoodIcon } from './food-icon.tsx'
import type { FoodIconProps } from './food-icon.tsx'
import { useFoodWords } from './food-words.ts'

export interface AllergenIconProps extends Pick<FoodIconProps, 'size'> {
  allergen: Allergen
  /** Its name stands beside it. */
  isSilent?: boolean
}

/** One of the fourteen allergens that menus name, by its name where no words stand beside it. */
export const AllergenIcon = ({ allergen, isSilent, size }: AllergenIconProps) => {
  const { allergens } = useFoodWords()
  return (
    <FoodIcon
      strokes={ALLERGEN_STROKES[allergen]}
      label={isSilent ? undefined : allergens[allergen]}
      size={size}
    />
  )
}
