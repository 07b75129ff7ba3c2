import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from './button-recipe.ts'
import type { ButtonSize, ButtonVariant } from './button.tsx'

/**
 * Returns the look of a `Button` as a style object, for hundreds of plain `<button>` elements: their list sets it once
 * (`css={{ '& .act': buttonCss({ variant: 'outline', size: 'sm' }) }}`), and an element costs nothing on render.
 */
export const buttonCss = ({
  variant,
  size,
}: {
  variant: ButtonVariant
  size: ButtonSize
}): SystemStyleObject => ({
  ...buttonRecipe.base,
  ...buttonRecipe.variants?.size?.[size],
  ...buttonRecipe.variants?.variant?.[variant],
})
