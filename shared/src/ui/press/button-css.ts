import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from './button-recipe.ts'
import type { ButtonSize, ButtonVariant } from './button.tsx'

/**
 * The look of a `Button` as a style object, for plain `<button>` elements that appear by the hundred: their list gives it once
 * (`css={{ '& .act': buttonCss({ variant: 'outline', size: 'sm' }) }}`), and an element costs nothing when it renders.
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
