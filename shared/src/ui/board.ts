/**
 * What a board of cards is made of that come, go and change places: marks, rings, long texts, chips, and what moves them. All of it is in
 * `ui/cards` too, beside what a list of dishes needs; a screen without dishes and filters brings this in its place.
 */
export { ChipGroup } from './data/chip-group.tsx'
export { Mark } from './data/identity.tsx'
export { useRemembered } from './data/table/remembered.ts'
export { TimeRing } from './data/time-ring.tsx'
export { useDrawnInSteps } from './data/use-drawn-in-steps.ts'
export { useLongPress } from './data/use-long-press.ts'
export { MovingCards } from './move/moving-cards.tsx'
export { LongText } from './text/long-text.tsx'
