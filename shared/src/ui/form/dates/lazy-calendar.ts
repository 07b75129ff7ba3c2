import { lazyPart } from '../../page/lazy-part.tsx'
import type { CalendarProps } from './calendar.tsx'

/** The calendar with react-day-picker. A date can be typed without it. */
export const { Part: LazyCalendar } = lazyPart<CalendarProps>({
  load: () => import(/* webpackChunkName: "calendar" */ './calendar.tsx').then(({ Calendar }) => Calendar),
  height: '400px',
})
