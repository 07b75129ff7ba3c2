/**
 * Parts of card lists and of the live order board: tabs and a filter, marks, picture placeholders, rings and a menu per
 * card. `ui/data` and `ui/overlays` contain them too; a screen that starts without a table and a dialog imports this
 * instead.
 */
export { DishPlaceholder } from './data/dish-placeholder.tsx'
export type { DishKind } from './data/dish-drawings.tsx'
export { FoodFactBadges } from './data/food/food-fact-badges.tsx'
export { paceAfter } from './data/frame-pace.ts'
export { useDrawnInSteps } from './data/use-drawn-in-steps.ts'
export { useLongPress } from './data/use-long-press.ts'
export { SegmentedTabs } from './data/segmented-tabs.tsx'
export { SelectFilter } from './data/select-filter.tsx'
export { Menu } from './overlay/menu.tsx'
export { toast } from './overlay/toasts.ts'
export { useRemembered } from './data/table/use-remembered.ts'
export { TimeRing } from './data/time-ring.tsx'
export { LongText } from './text/long-text.tsx'
export { ChipGroup } from './data/chip-group.tsx'
export { Monogram } from './data/identity.tsx'
/** @deprecated Use `Monogram`. */
export { Monogram as Mark } from './data/identity.tsx'
export { MovingCards } from './move/moving-cards.tsx'
