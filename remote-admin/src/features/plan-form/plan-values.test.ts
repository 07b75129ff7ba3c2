import type { Feature } from '@sufra/shared/contracts/feature'
import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { requestOf, valuesOf } from './plan-values.ts'

const feature = (id: number, kind: Feature['kind'], defaultValue: Feature['defaultValue']): Feature => ({
  id,
  key: `f${id}`,
  name: '{"ar":"أ","en":"A"}',
  description: null,
  kind,
  unit: null,
  defaultValue,
  index: id,
  isEnforced: false,
  planCount: 1,
  rowVersion: 1,
  updatedAt: '2026-11-01T08:00:00.000Z',
})
const WORDS = '{"ar":"طوال الأسبوع","en":"All week"}'
const FEATURES = [
  feature(1, 'limit', null),
  feature(2, 'bool', true),
  feature(3, 'text', WORDS),
  feature(4, 'limit', 2),
]
const said = (featureId: number, kind: Feature['kind'], value: PlanDetails['features'][number]['value']) => ({
  featureId,
  key: `f${featureId}`,
  name: '{"ar":"أ","en":"A"}',
  kind,
  unit: null,
  value,
})
const PLAN: PlanDetails = {
  id: 4,
  name: '{"ar":"النمو","en":"Growth"}',
  description: null,
  priceMonthly: 349.99,
  priceYearly: null,
  currency: 'SAR',
  trialDays: 0,
  index: 2,
  isActive: false,
  isPublic: false,
  subscribers: 12,
  rowVersion: 7,
  updatedAt: '2026-11-01T08:00:00.000Z',
  updatedBy: null,
  features: [said(1, 'limit', 5), said(2, 'bool', false), said(3, 'text', WORDS)],
}

it('sends an unchanged plan with its position and state', () => {
  expect(requestOf(valuesOf(PLAN, FEATURES), PLAN)).toEqual({
    name: { ar: 'النمو', en: 'Growth' },
    description: { ar: '', en: '' },
    priceMonthly: 349.99,
    priceYearly: null,
    trialDays: 0,
    isPublic: false,
    isActive: false,
    index: 2,
    features: [
      { featureId: 1, value: 5 },
      { featureId: 2, value: false },
      { featureId: 3, value: { ar: 'طوال الأسبوع', en: 'All week' } },
    ],
  })
})

it('keeps an unset feature unset, and starts it with its default when added', () => {
  const values = valuesOf(PLAN, FEATURES)
  const features = values.features.map(row => (row.featureId === 4 ? { ...row, isIn: true } : row))
  expect(requestOf({ ...values, features }, PLAN).features).toContainEqual({ featureId: 4, value: 2 })
})

it('starts a new plan with the default of every feature', () => {
  const { features } = requestOf(valuesOf(null, FEATURES), null)
  expect(features?.map(({ value }) => value)).toEqual([
    ...[null, true, { ar: 'طوال الأسبوع', en: 'All week' }, 2],
  ])
})

it('starts a new plan as offered, last, with a trial of two weeks and without a price', () => {
  expect(requestOf(valuesOf(null, []), null)).toMatchObject({
    priceMonthly: Number.NaN,
    priceYearly: null,
    trialDays: 14,
    isActive: true,
    isPublic: true,
    index: 1000,
  })
})

it('sends "no limit" as null, whatever number was typed before', () => {
  const values = valuesOf(PLAN, FEATURES)
  const features = values.features.map(row => ({
    ...row,
    value: { ...row.value, isUnlimited: true, limit: 7 },
  }))
  expect(requestOf({ ...values, features }, PLAN).features?.[0]).toEqual({ featureId: 1, value: null })
})
