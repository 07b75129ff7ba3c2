import type { Choice } from '@sufra/shared/contracts/choice'
import { choiceRequest, groupOfChoice } from './choice-values.ts'
import { newGroup } from './group-values.ts'
import { changedParts, withParts } from './stale/group-parts.ts'

const SAUCES: Choice = {
  id: 4,
  serviceProviderId: 7,
  name: '{"ar":"صوص","en":"Sauce"}',
  min: 1,
  max: 2,
  isRequired: true,
  productCount: 3,
  rowVersion: 2,
  updatedAt: '2026-11-20T08:00:00.000Z',
  options: [
    {
      id: 9,
      optionNameAr: 'ثومية',
      optionNameEn: 'Garlic',
      price: 1.25,
      isAvailable: true,
      snoozedUntil: null,
    },
    { id: 10, optionNameAr: 'حار', optionNameEn: 'Hot', price: 0, isAvailable: false, snoozedUntil: null },
  ],
}

it('saves an untouched group unchanged, including the ids of its options', () => {
  expect(choiceRequest(groupOfChoice(SAUCES), 7)).toEqual({
    serviceProviderId: 7,
    name: { ar: 'صوص', en: 'Sauce' },
    min: 1,
    max: 2,
    isRequired: true,
    options: [
      { id: 9, optionNameAr: 'ثومية', optionNameEn: 'Garlic', price: 1.25, isAvailable: true },
      { id: 10, optionNameAr: 'حار', optionNameEn: 'Hot', price: 0, isAvailable: false },
    ],
  })
})

it('defaults to minimum 0 and maximum 1, and to price 0 for an option without a price', () => {
  expect(choiceRequest({ ...newGroup(), min: null, max: null }, 7)).toMatchObject({
    min: 0,
    max: 1,
    options: [{ price: 0 }],
  })
})

it('compares two states by visible values and ignores row keys and empty prices', () => {
  const group = groupOfChoice(SAUCES)
  const rekeyed = {
    ...group,
    id: 'other',
    options: group.options.map(option => ({ ...option, id: `x${option.id}`, price: option.price || null })),
  }
  expect(changedParts(group, rekeyed)).toEqual([])
  expect(changedParts(group, { ...group, max: 3 })).toEqual(['limits'])
  expect(changedParts({ ...group, max: null }, { ...group, max: Number.NaN })).toEqual(['limits'])
  expect(changedParts(group, { ...group, name: { ar: 'صوص', en: 'Dip' }, options: [] })).toEqual([
    'name',
    'options',
  ])
})

it('keeps the other parts when some are taken from another version', () => {
  const group = groupOfChoice(SAUCES)
  const other = { ...group, name: { ar: 'غ', en: 'Dip' }, min: 0, max: 5, required: false, options: [] }
  expect(withParts(group, other, ['limits'])).toEqual({ ...group, min: 0, max: 5, required: false })
  expect(withParts(group, other, ['name', 'options'])).toEqual({ ...group, name: other.name, options: [] })
  expect(withParts(group, other, [])).toEqual(group)
})
