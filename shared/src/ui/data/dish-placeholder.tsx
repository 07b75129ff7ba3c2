import { DISH_DRAWINGS } from './dish-drawings.tsx'
import type { DishKind } from './dish-drawings.tsx'

/** Renders a grey drawing of the category in place of a missing product picture. Fills its width, 3:2. */
export const DishPlaceholder = ({ kind }: { kind: DishKind }) => (
  <svg className="sf-dish" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden>
    {DISH_DRAWINGS[kind]}
  </svg>
)
