import type { Account, AccountUpdateRequest } from '@sufra/shared/contracts/account'
import type { ServiceProvider, ServiceProviderRequest } from '@sufra/shared/contracts/merchant'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'

/** The company as its form has it: what is not known yet is empty. */
export interface BusinessValues {
  name: Localized
  legalName: string
  legalNameEn: string
  typeId: string
  companyNumber: string
  vatNumber: string
  phone: string
  email: string
  city: string
  nationalAddress: string
}

/** What an input without a choice stands for: missing, not zero. */
const idOf = (text: string): number => (text === '' ? Number.NaN : Number(text))

export const businessValues = (account: Account): BusinessValues => ({
  name: readLocalized(account.name),
  legalName: account.legalName ?? '',
  legalNameEn: account.legalNameEn ?? '',
  typeId: String(account.typeId ?? ''),
  companyNumber: account.unifiedNumber ?? account.crNumber ?? '',
  vatNumber: account.vatNumber ?? '',
  phone: account.phone ?? '',
  email: account.email ?? '',
  city: account.city ?? '',
  nationalAddress: account.nationalAddress ?? '',
})

export const accountRequest = (id: number, { typeId, ...values }: BusinessValues): AccountUpdateRequest => ({
  ...values,
  id,
  typeId: idOf(typeId),
})

export interface BrandValues {
  name: Localized
  logoUrl: File | string | null
  color: string
  typeId: string
}

export const brandValues = (brand: ServiceProvider | null): BrandValues => ({
  name: brand ? readLocalized(brand.name) : { ar: '', en: '' },
  logoUrl: brand?.logoUrl ?? null,
  color: brand?.color ?? '',
  typeId: String(brand?.typeId ?? ''),
})

/** A picture that is still to be stored has no address yet; what the form does not ask goes along as it is. */
export const brandRequest = (brand: ServiceProvider | null, values: BrandValues): ServiceProviderRequest => ({
  name: values.name,
  logoUrl: typeof values.logoUrl === 'string' ? values.logoUrl : null,
  color: values.color || null,
  typeId: values.typeId ? Number(values.typeId) : null,
  phone: brand?.phone ?? null,
  isActive: brand?.isActive ?? true,
})
