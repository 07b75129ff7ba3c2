import { SALT_STROKES } from './food-drawings.ts'
import { FoodIcon } from './food-icon.tsx'
import type { FoodIconProps } from './food-icon.tsx'

/** Renders the salt shaker for products high in salt (`needsSaltIcon`), beside text that says so. */
export const SaltIcon = ({ size }: Pick<FoodIconProps, 'size'>) => (
  <FoodIcon strokes={SALT_STROKES} size={size} />
)
