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

it('sends an untouched category unchanged', () => {
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

it('omits disabled hours and restores them when they are enabled again', () => {
  const values = valuesOf(TIMED)
  const off = { ...values, schedule: { ...values.schedule, isTimed: false } }
  expect(requestOf(7, off).schedule).toBeNull()
  expect(off.schedule.periods).toEqual(LUNCH)
})

it('omits a disabled season', () => {
  const values = valuesOf(TIMED)
  const all = { ...values, schedule: { ...values.schedule, isDated: false } }
  expect(requestOf(7, all).schedule).toEqual({ periods: LUNCH, startsOn: null, endsOn: null })
})

it('allows a season with only a start or only an end', () => {
  const until = { periods: LUNCH, startsOn: null, endsOn: '2026-12-31' }
  expect(valuesOf(sampleCategory({ schedule: until })).schedule.isDated).toBe(true)
  expect(valuesOf(sampleCategory({ schedule: { ...until, endsOn: null } })).schedule.isDated).toBe(false)
})

it('creates a visible category at the requested place, without hours but with lunch hours as a default', () => {
  const values = newCategory({ parentId: 3, index: 5 })
  expect(requestOf(7, values)).toMatchObject({ parentId: 3, index: 5, isVisible: true, schedule: null })
  expect(values.schedule.periods).toHaveLength(7)
  expect(requestOf(7, newCategory({ parentId: null, index: 1 })).parentId).toBeNull()
})

it('leaves an empty position to the server', () => {
  const values = { ...newCategory({ parentId: null, index: 1 }), index: null }
  expect(requestOf(7, values)).not.toHaveProperty('index')
})
