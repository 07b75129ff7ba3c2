export { ShiftScreen as Page } from '#src/features/shift/shift.page.tsx'
