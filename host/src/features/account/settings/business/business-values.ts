import type { Account, AccountUpdateRequest } from '@sufra/shared/contracts/account'
import type { ServiceProvider, ServiceProviderRequest } from '@sufra/shared/contracts/merchant'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'

/** Form values of the company; unknown ones are empty. */
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

/** An input without a choice becomes NaN: missing, not zero. */
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

/**
 * Returns the request for a brand. A picture that is not uploaded yet has no
 * address; fields outside the form stay unchanged.
 */
export const brandRequest = (brand: ServiceProvider | null, values: BrandValues): ServiceProviderRequest => ({
  name: values.name,
  logoUrl: typeof values.logoUrl === 'string' ? values.logoUrl : null,
  color: values.color || null,
  typeId: values.typeId ? Number(values.typeId) : null,
  phone: brand?.phone ?? null,
  isActive: brand?.isActive ?? true,
})
