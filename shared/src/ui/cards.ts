/**
 * What lists of cards and the board of live orders are made of: tabs and a filter above, marks, pictures' stand-ins, rings and a menu
 * on each card. All of it is in `ui/data` and `ui/overlays` too; a screen without a table and without a dialog at its start brings
 * this in their place.
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
export { useRemembered } from './data/table/remembered.ts'
export { TimeRing } from './data/time-ring.tsx'
export { LongText } from './text/long-text.tsx'
export { ChipGroup } from './data/chip-group.tsx'
export { Mark } from './data/identity.tsx'
export { MovingCards } from './move/moving-cards.tsx'
