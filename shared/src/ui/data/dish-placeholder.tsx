import { chakra } from '@chakra-ui/react/styled-system'
import { DISH_DRAWINGS } from './dish-drawings.tsx'
import type { DishKind } from './dish-drawings.tsx'

const Root = chakra('svg', {
  base: {
    w: 'full',
    aspectRatio: '3 / 2',
    bg: 'soft',
    color: 'line.strong',
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& .paper': { fill: 'surface' },
    '& .rim': { stroke: 'line', strokeWidth: 2, fill: 'soft', fillOpacity: 0.6 },
    '& .food': { fill: 'currentColor', opacity: 0.38 },
    '& .deep': { fill: 'currentColor', opacity: 0.62 },
    '& .light': { stroke: 'currentColor', strokeWidth: 3, opacity: 0.55 },
  },
})

/** A category's drawing in grey, in place of a picture that a product does not have. Fills its width, 3:2. */
export const DishPlaceholder = ({ kind }: { kind: DishKind }) => (
  <Root viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden>
    {DISH_DRAWINGS[kind]}
  </Root>
)
