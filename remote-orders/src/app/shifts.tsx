export { ShiftsPage as Page } from '#src/features/shift/past/shifts.page.tsx'
