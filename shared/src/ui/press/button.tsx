import { chakra } from '@chakra-ui/react/styled-system'
import type { HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { Spinner } from '../status/spinner.tsx'
import { buttonRecipe } from './button-recipe.ts'

const Root = chakra('button', buttonRecipe)

export type ButtonVariant = 'solid' | 'outline' | 'soft' | 'ghost' | 'danger' | 'dangerSolid'
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonProps extends Omit<HTMLChakraProps<'button'>, 'ref'> {
  /** `solid` is the one primary action of a view; `danger` is red text; `dangerSolid` is for confirmations only. */
  variant?: ButtonVariant
  /** `sm` 36 px for toolbars and tables, `md` 44 px, `lg` 48 px. */
  size?: ButtonSize
  /** Shows a spinner in place of the icon, keeps the width and the focus, and ignores presses. */
  isLoading?: boolean
  icon?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

const ignorePress = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Renders a `type="button"` by default. Takes layout style props (`flex`, `w`, `ms`). */
export const Button = ({ isLoading = false, icon, children, onClick, ...rest }: ButtonProps) => (
  <Root
    type="button"
    aria-busy={isLoading || undefined}
    // Not `disabled`, which would drop the focus.
    aria-disabled={isLoading || undefined}
    onClick={isLoading ? ignorePress : onClick}
    {...rest}
  >
    {isLoading ? <Spinner size={18} /> : icon}
    {children}
  </Root>
)
