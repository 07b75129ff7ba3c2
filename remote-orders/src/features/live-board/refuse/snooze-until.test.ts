import { snoozeUntil } from './snooze-until.ts'

const evening = Date.parse('2026-03-01T20:30:00.000Z')

it('the day ends at midnight in Riyadh, which is 21:00 UTC', () => {
  expect(snoozeUntil('endOfDay', evening)).toBe('2026-03-01T21:00:00.000Z')
  expect(snoozeUntil('endOfDay', Date.parse('2026-03-01T21:00:00.000Z'))).toBe('2026-03-02T21:00:00.000Z')
})

it('an hour is an hour, manual has no end, none asks for nothing', () => {
  expect(snoozeUntil('hour', evening)).toBe('2026-03-01T21:30:00.000Z')
  expect(snoozeUntil('manual', evening)).toBeNull()
  expect(snoozeUntil('none', evening)).toBeUndefined()
})
