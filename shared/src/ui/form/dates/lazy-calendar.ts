import { lazyPart } from '../../status/lazy-part.tsx'
import type { CalendarProps } from './calendar.tsx'

/** The calendar, and with it react-day-picker: a date can be written without it. */
export const { Part: LazyCalendar } = lazyPart<CalendarProps>({
  load: () => import(/* webpackChunkName: "calendar" */ './calendar.tsx').then(({ Calendar }) => Calendar),
  height: '400px',
})
