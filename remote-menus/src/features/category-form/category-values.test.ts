import { sampleCategory } from '#src/testing/sample-categories.ts'
import { newCategory, requestOf, valuesOf } from './category-values.ts'

const LUNCH = [{ dayOfWeek: 1, from: '12:00', to: '15:00' }]
const TIMED = sampleCategory({
  parentId: 9,
  index: 4,
  isVisible: false,
  description: '{"ar":"من الفحم","en":"Off the coals"}',
  schedule: { periods: LUNCH, startsOn: '2026-12-01', endsOn: null },
  imageUrl: '/pictures/1.webp',
})

it('a category that nobody changed is sent as it is', () => {
  expect(requestOf(7, valuesOf(TIMED))).toEqual({
    serviceProviderId: 7,
    parentId: 9,
    index: 4,
    isVisible: false,
    name: { ar: 'مشاوي', en: 'Grills' },
    description: { ar: 'من الفحم', en: 'Off the coals' },
    schedule: { periods: LUNCH, startsOn: '2026-12-01', endsOn: null },
  })
  expect(requestOf(7, valuesOf(sampleCategory()))).toMatchObject({
    parentId: null,
    index: 1,
    description: { ar: '', en: '' },
    schedule: null,
  })
})

it('hours that were switched off are not sent, and are there again when they are switched on', () => {
  const values = valuesOf(TIMED)
  const off = { ...values, schedule: { ...values.schedule, isTimed: false } }
  expect(requestOf(7, off).schedule).toBeNull()
  expect(off.schedule.periods).toEqual(LUNCH)
})

it('days of the year that were switched off are not sent either', () => {
  const values = valuesOf(TIMED)
  const all = { ...values, schedule: { ...values.schedule, isDated: false } }
  expect(requestOf(7, all).schedule).toEqual({ periods: LUNCH, startsOn: null, endsOn: null })
})

it('a season may have a beginning alone, or an end alone', () => {
  const until = { periods: LUNCH, startsOn: null, endsOn: '2026-12-31' }
  expect(valuesOf(sampleCategory({ schedule: until })).schedule.isDated).toBe(true)
  expect(valuesOf(sampleCategory({ schedule: { ...until, endsOn: null } })).schedule.isDated).toBe(false)
})

it('a new category is visible, always, where it was asked for, with lunch of every day at hand', () => {
  const values = newCategory({ parentId: 3, index: 5 })
  expect(requestOf(7, values)).toMatchObject({ parentId: 3, index: 5, isVisible: true, schedule: null })
  expect(values.schedule.periods).toHaveLength(7)
  expect(requestOf(7, newCategory({ parentId: null, index: 1 })).parentId).toBeNull()
})

it('a place that nobody wrote is left to the server', () => {
  const values = { ...newCategory({ parentId: null, index: 1 }), index: null }
  expect(requestOf(7, values)).not.toHaveProperty('index')
})
