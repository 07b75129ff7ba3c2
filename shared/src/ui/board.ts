/**
 * Parts of a board of moving cards: marks, rings, long texts, chips and motion. `ui/cards` contains them too, beside
 * the parts of a list of dishes; a screen without dishes and filters imports this instead.
 */
export { ChipGroup } from './data/chip-group.tsx'
export { Monogram } from './data/identity.tsx'
/** @deprecated Use `Monogram`. */
export { Monogram as Mark } from './data/identity.tsx'
export { useRemembered } from './data/table/use-remembered.ts'
export { TimeRing } from './data/time-ring.tsx'
export { useDrawnInSteps } from './data/use-drawn-in-steps.ts'
export { useLongPress } from './data/use-long-press.ts'
export { MovingCards } from './move/moving-cards.tsx'
export { LongText } from './text/long-text.tsx'
