import { createContext, useContext } from 'react'
import { useDirection } from '../../provider/direction.ts'

const arabic = {
  title: 'أوقات العمل',
  help: 'يمكن أن يمتد الدوام إلى ما بعد منتصف الليل، مثل من 6 مساءً إلى 2 صباحًا.',
  days: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  closed: 'مغلق',
  allDay: 'طوال اليوم',
  allDayShort: '24 ساعة',
  allDayOn: 'مفتوح 24 ساعة يوم {day}',
  from: '{day}، من الساعة',
  until: '{day}، إلى الساعة',
  to: 'إلى',
  untilNextDay: 'حتى {time} من اليوم التالي',
  add: 'إضافة فترة يوم {day}',
  remove: 'حذف الفترة يوم {day}',
  copy: 'نسخ أوقات {day}',
  copyTo: 'نسخ أوقات {day} إلى',
  copyNow: 'نسخ',
  copyCancel: 'إلغاء',
  problems: {
    invalid_time: 'أكمل وقت البداية والنهاية.',
    period_too_short: 'اجعل الفترة نصف ساعة على الأقل.',
    overlapping_hours: 'تتداخل هذه الفترة مع فترة أخرى. عدّل إحداهما.',
  },
}

const english: typeof arabic = {
  title: 'Working hours',
  help: 'Hours may run past midnight, such as 6 pm to 2 am.',
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  closed: 'Closed',
  allDay: 'All day',
  allDayShort: '24 h',
  allDayOn: 'Open 24 h on {day}',
  from: '{day}, from',
  until: '{day}, until',
  to: 'to',
  untilNextDay: 'until {time} the next day',
  add: 'Add hours on {day}',
  remove: 'Remove these hours on {day}',
  copy: 'Copy the hours of {day}',
  copyTo: 'Copy the hours of {day} to',
  copyNow: 'Copy',
  copyCancel: 'Cancel',
  problems: {
    invalid_time: 'Complete the start and the end.',
    period_too_short: 'Make this at least half an hour.',
    overlapping_hours: 'These hours overlap with others. Change one of them.',
  },
}

const WORDS = {
  branch: { ar: arabic, en: english },
  // Hours of sale have words of their own: a product is not "closed".
  sale: {
    ar: {
      ...arabic,
      title: 'أوقات البيع',
      help: 'يمكن أن تمتد الأوقات إلى ما بعد منتصف الليل، مثل من 6 مساءً إلى 2 صباحًا.',
      closed: 'لا بيع',
      allDayOn: 'البيع 24 ساعة يوم {day}',
    },
    en: { ...english, title: 'Hours of sale', closed: 'Not sold', allDayOn: 'Sold 24 h on {day}' },
  },
}

/** Kind of hours: when a branch is open, or when something is sold. */
export type HoursOf = keyof typeof WORDS

export const HoursOfContext = createContext<HoursOf>('branch')

export const useHoursWordsOf = (of: HoursOf) => WORDS[of][useDirection() === 'rtl' ? 'ar' : 'en']

/** Returns the texts of the hours editor; `filled` fills in `{day}` and `{time}`. */
export const useHoursWords = () => useHoursWordsOf(useContext(HoursOfContext))

export const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark)
