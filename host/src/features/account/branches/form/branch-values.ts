import type { AcceptancePolicy } from '@sufra/shared/contracts/acceptance'
import type { BranchDetails } from '@sufra/shared/contracts/branch'
import { USUAL_DAY_START } from '@sufra/shared/contracts/hours'
import { NO_POLICY } from '@sufra/shared/contracts/state-choices'
import { readLocalized } from '@sufra/shared/contracts/text'
import { numberOfReading, readNumber } from '@sufra/shared/contracts/typed-number'
import type { Localized } from '@sufra/shared/contracts/wire'
import { defaultWeek } from '@sufra/shared/ui/forms'
import type { HoursValues } from '../hours/hours-values.ts'

export interface BranchValues extends HoursValues {
  serviceProviderId: number | null
  name: Localized
  code: string
  phone: string
  city: string
  district: string
  address: string
  lat: string
  lng: string
  prepMinutes: number | null
  isActive: boolean
  dayStartHour: number
  acceptance: AcceptancePolicy
}

export const newBranch = (serviceProviderId: number | null): BranchValues => ({
  serviceProviderId,
  name: { ar: '', en: '' },
  code: '',
  phone: '',
  city: '',
  district: '',
  address: '',
  lat: '',
  lng: '',
  prepMinutes: 20,
  isActive: true,
  dayStartHour: USUAL_DAY_START,
  hours: defaultWeek(),
  specialHours: [],
  ramadanHours: null,
  acceptance: NO_POLICY,
})

const textOf = (coordinate: number | null): string => (coordinate === null ? '' : String(coordinate))

export const valuesOf = (branch: BranchDetails): BranchValues => ({
  serviceProviderId: branch.serviceProviderId,
  name: readLocalized(branch.name),
  code: branch.code ?? '',
  phone: branch.phone ?? '',
  city: branch.city,
  district: branch.district ?? '',
  address: branch.address ?? '',
  lat: textOf(branch.lat),
  lng: textOf(branch.lng),
  prepMinutes: branch.prepMinutes,
  isActive: branch.isActive,
  dayStartHour: branch.dayStartHour,
  hours: branch.hours,
  specialHours: branch.specialHours,
  ramadanHours: branch.ramadanHours,
  acceptance: branch.acceptance,
})

/** Returns the degrees of a box or a cell: null when empty, NaN when unreadable. The contract limits them. */
export const coordinateOf = (text: string): number | null =>
  numberOfReading(readNumber(text, { decimals: 20, isSigned: true, isGrouped: false }))

/** Returns the form's `BranchRequest`; invalid while a field is missing. */
export const requestOf = (values: BranchValues) => ({
  ...values,
  serviceProviderId: values.serviceProviderId ?? Number.NaN,
  prepMinutes: values.prepMinutes ?? Number.NaN,
  lat: coordinateOf(values.lat),
  lng: coordinateOf(values.lng),
})
