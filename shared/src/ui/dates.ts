/** Date inputs, in a chunk of their own. The calendar itself loads when it is first opened. */
export { DateInput } from './form/dates/date-input.tsx'
export type { DateInputProps } from './form/dates/date-input.tsx'
export { DateRangeInput } from './form/dates/date-range-input.tsx'
export type { DateRange, DateRangeInputProps } from './form/dates/date-range-input.tsx'
export { DaysButton } from './form/dates/days-button.tsx'
export type { DaysButtonProps } from './form/dates/days-button.tsx'
export type { CalendarDay } from './form/dates/calendar-day.ts'
