import { createTestTexts } from '#src/testing/test-texts.ts'
import { formatAgo, formatDuration } from './duration.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const arabic = createTestTexts('ar', {}).t
const english = createTestTexts('en', {}).t

it.each([
  [HOUR + 20 * MINUTE, 'ساعة و20 دقيقة', '1 h 20 min'],
  [2 * HOUR, 'ساعتين', '2 h'],
  [3 * HOUR + 5 * MINUTE, '3 ساعات و5 دقائق', '3 h 5 min'],
  [11 * HOUR + 2 * MINUTE, '11 ساعة ودقيقتين', '11 h 2 min'],
  [45 * MINUTE, '45 دقيقة', '45 min'],
  [26 * HOUR, 'يوم وساعتين', '1 day 2 h'],
  [2000, 'ثانيتين', '2 s'],
  [-5000, 'أقل من ثانية', '0 s'],
])('%d ms', (milliseconds, inArabic, inEnglish) => {
  expect(formatDuration(milliseconds, arabic)).toBe(inArabic)
  expect(formatDuration(milliseconds, english)).toBe(inEnglish)
})

it('formats an age as one phrase', () => {
  expect(formatAgo(2000, arabic)).toBe('قبل ثانيتين')
  expect(formatAgo(3 * MINUTE, english)).toBe('3 min ago')
})
