import { shownDay, toDate, toDay, typedDay } from './calendar-day.ts'

it.each([
  ['22/11/2026', '2026-11-22'],
  ['٢٢/١١/٢٠٢٦', '2026-11-22'],
  ['1-2-2026', '2026-02-01'],
  ['\u202B22/11/2026\u202C', '2026-11-22'],
  ['2026.11.22', '2026-11-22'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['31/04/2026', null],
  ['22/13/2026', null],
  ['22/11/26', null],
  ['', null],
  ['tomorrow', null],
])('parses "%s" as the day %s', (text, day) => {
  expect(typedDay(text)).toBe(day)
})

it('keeps a day through a calendar', () => {
  expect(toDay(toDate('2026-03-01'))).toBe('2026-03-01')
  expect(shownDay('2026-03-01')).toBe('01/03/2026')
  expect(shownDay(null)).toBe('')
})
