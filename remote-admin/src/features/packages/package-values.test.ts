import type { PackageDetails } from '@sufra/shared/contracts/package'
import { PackageRequest } from '@sufra/shared/contracts/package'
import { requestOf, valuesOf } from './package-values.ts'

const BASE: PackageDetails = Object({
  id: 3,
  planId: 2,
  name: '{"ar":"ستة أشهر","en":"Six months"}',
  months: 6,
  price: 1794.35,
  isActive: false,
  index: 40,
})

describe('a package in its form', () => {
  it('keeps its values to the halala', () => {
    expect(requestOf(valuesOf(BASE), BASE)).toEqual({
      planId: 2,
      name: { ar: 'ستة أشهر', en: 'Six months' },
      months: 6,
      price: 1794.35,
      isActive: false,
      index: 40,
    })
  })

  it('keeps its position with unchanged months, otherwise moves by its months', () => {
    const indexOf = (months: number | null) => requestOf({ ...valuesOf(BASE), months }, BASE).index
    expect([indexOf(6), indexOf(12), indexOf(1), indexOf(null)]).toEqual([40, 12, 1, 1])
    expect(requestOf({ ...valuesOf(null), months: 24 }, null).index).toBe(24)
  })

  it.each(['planId', 'months', 'price'] as const)(
    'without %s is refused at that field by the contract',
    field => {
      const { error } = PackageRequest.safeParse(requestOf({ ...valuesOf(BASE), [field]: null }, BASE))
      expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
    },
  )
})
