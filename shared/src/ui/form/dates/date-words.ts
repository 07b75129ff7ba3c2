import { useDirection } from '../../provider/direction.ts'

const arabic = {
  open: 'فتح التقويم: {label}',
  choose: 'اختر التاريخ',
  chooseRange: 'اختر بداية الفترة ثم نهايتها',
  wrong: 'اكتب التاريخ هكذا: 22/11/2026',
  order: 'نهاية الفترة قبل بدايتها.',
  example: 'يوم/شهر/سنة',
  nextMonth: 'الشهر التالي',
  previousMonth: 'الشهر السابق',
  hijri: 'الموافق {date}',
  today: 'اليوم',
  chosen: 'المختار',
}

const english: Record<keyof typeof arabic, string> = {
  open: 'Open the calendar: {label}',
  choose: 'Choose a date',
  chooseRange: 'Choose the first day, then the last',
  wrong: 'Write the date like 22/11/2026',
  order: 'The last day comes before the first.',
  example: 'dd/mm/yyyy',
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  hijri: '{date} in the Hijri calendar',
  today: 'today',
  chosen: 'chosen',
}

/** Returns the texts of the date inputs. */
export const useDateWords = () => (useDirection() === 'rtl' ? arabic : english)
