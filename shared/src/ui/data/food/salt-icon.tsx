import { SALT_STROKES } from './food-drawings.ts'
import { FoodIcon } from './food-icon.tsx'
import type { FoodIconProps } from './food-icon.tsx'

/** The salt shaker beside what is high in salt (`needsSaltIcon`), where words say so too. */
export const SaltIcon = ({ size }: Pick<FoodIconProps, 'size'>) => (
  <FoodIcon strokes={SALT_STROKES} size={size} />
)
