import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import type { PackageDetails, PackageRequest } from '@sufra/shared/contracts/package'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'

/** Values of the form, named as in the request, so that an error finds its field. */
export interface PackageValues {
  /** Null while no plan is chosen. */
  planId: number | null
  name: Localized
  months: number | null
  /** Halalas. */
  price: number | null
  isActive: boolean
}

/** Returns the values of an existing package, or (null) of a new one. */
export const valuesOf = (base: PackageDetails | null): PackageValues => ({
  planId: base?.planId ?? null,
  name: base ? readLocalized(base.name) : { ar: '', en: '' },
  months: base?.months ?? 6,
  price: base ? toHalalas(base.price) : null,
  isActive: base?.isActive ?? true,
})

// A missing value is sent as no number: the contract reports it at the field.
const written = (value: number | null): number => value ?? Number.NaN

export const requestOf = (values: PackageValues, base: PackageDetails | null): PackageRequest => ({
  planId: written(values.planId),
  name: values.name,
  months: written(values.months),
  price: values.price === null ? Number.NaN : toRiyals(values.price),
  isActive: values.isActive,
  // Shorter packages come first; an unchanged number of months keeps the position.
  index: base && base.months === values.months ? base.index : Math.max(1, values.months || 1),
})
