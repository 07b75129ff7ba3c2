import type { Account, AccountUpdateRequest } from '@sufra/shared/contracts/account'
import type { BranchRequest } from '@sufra/shared/contracts/branch'
import type { HoursPeriod } from '@sufra/shared/contracts/hours'
import type { ServiceProviderRequest } from '@sufra/shared/contracts/merchant'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { Business } from './business-details.queries.ts'
import { defaultWeek } from '@sufra/shared/ui/forms'

export interface BusinessValues {
  name: Localized
  typeId: string
  companyNumber: string
  vatNumber: string
  phone: string
  city: string
}

export interface BrandValues {
  name: Localized
  logoUrl: File | string | null
  typeId: string
}

export interface BranchValues {
  name: Localized
  phone: string
  city: string
  district: string
  address: string
  prepMinutes: number | null
  hours: HoursPeriod[]
}

/** An input without a choice becomes NaN: missing, not zero. */
const idOf = (text: string): number => (text === '' ? Number.NaN : Number(text))

export const businessValues = ({ account }: Business): BusinessValues => ({
  name: readLocalized(account.name),
  typeId: String(account.typeId ?? ''),
  companyNumber: account.unifiedNumber ?? account.crNumber ?? '',
  vatNumber: account.vatNumber ?? '',
  phone: account.phone ?? '',
  city: account.city ?? '',
})

/** Returns the update request. It replaces the whole account, so fields outside the form stay unchanged. */
export const accountRequest = (account: Account, values: BusinessValues): AccountUpdateRequest => ({
  ...values,
  id: account.id,
  typeId: idOf(values.typeId),
  legalName: account.legalName,
  legalNameEn: account.legalNameEn,
  email: account.email,
  nationalAddress: account.nationalAddress,
})

export const brandValues = ({ account, brand }: Business): BrandValues => ({
  name: readLocalized(brand?.name ?? account.name),
  logoUrl: brand?.logoUrl ?? null,
  typeId: String((brand ? brand.typeId : account.typeId) ?? ''),
})

/** Returns the request for a brand. A picture that is not uploaded yet has no address. */
export const brandRequest = (business: Business, values: BrandValues): ServiceProviderRequest => ({
  name: values.name,
  logoUrl: typeof values.logoUrl === 'string' ? values.logoUrl : null,
  color: business.brand?.color ?? null,
  typeId: idOf(values.typeId),
  phone: business.brand?.phone ?? business.account.phone,
  isActive: true,
})

export const branchValues = ({ account, branch }: Business): BranchValues => ({
  name: branch ? readLocalized(branch.name) : { ar: '', en: '' },
  phone: branch?.phone ?? account.phone ?? '',
  city: branch?.city ?? account.city ?? '',
  district: branch?.district ?? '',
  address: branch?.address ?? '',
  prepMinutes: branch?.prepMinutes ?? 20,
  hours: branch && branch.hours.length > 0 ? branch.hours : defaultWeek(),
})

export const branchRequest = (serviceProviderId: number, values: BranchValues): BranchRequest => ({
  ...values,
  serviceProviderId,
  prepMinutes: values.prepMinutes ?? Number.NaN,
  isActive: true,
})
