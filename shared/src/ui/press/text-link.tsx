import { chakra } from '@chakra-ui/react/styled-system'

/** A link in running text. Wrap the router's link with `asChild`, or give `href`. */
export const TextLink = chakra('a', {
  base: {
    color: 'primary',
    fontWeight: 'medium',
    textDecoration: 'none',
    borderRadius: '0.5',
    _hover: { color: 'primary.hover', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})
