import { chakra } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from './button-recipe.ts'

/**
 * A link that looks like a button. Wrap the router's link: `<LinkButton asChild><Link to="/orders">…</Link></LinkButton>`,
 * or give `href`. Takes `variant` and `size` as `Button` does; an icon goes in front of the text as a child.
 */
export const LinkButton = chakra('a', buttonRecipe)
