import type { Account, AccountUpdateRequest } from '@sufra/shared/contracts/account'
import { readLocalized } from '@sufra/shared/contracts/text'

/** Selectable cities; their names are texts (`admin:city.riyadh`). */
export const CITIES = [
  'riyadh',
  'jeddah',
  'makkah',
  'madinah',
  'dammam',
  'khobar',
  'dhahran',
  'taif',
  'tabuk',
  'abha',
  'khamis-mushait',
  'buraydah',
  'unaizah',
  'hail',
  'hofuf',
  'jubail',
  'yanbu',
  'najran',
  'jazan',
  'sakaka',
  'arar',
  'baha',
] as const

/** Values of the form; empty texts where nothing is chosen yet. */
export interface MerchantValues {
  name: { ar: string; en: string }
  legalName: string
  legalNameEn: string
  companyNumber: string
  vatNumber: string
  phone: string
  email: string
  typeId: string
  city: string
  nationalAddress: string
}

export const valuesOf = (account: Account | null): MerchantValues => ({
  name: readLocalized(account?.name ?? '{}'),
  legalName: account?.legalName ?? '',
  legalNameEn: account?.legalNameEn ?? '',
  companyNumber: account?.unifiedNumber ?? account?.crNumber ?? '',
  vatNumber: account?.vatNumber ?? '',
  phone: account?.phone ?? '',
  email: account?.email ?? '',
  typeId: account?.typeId ? String(account.typeId) : '',
  city: account?.city ?? '',
  nationalAddress: account?.nationalAddress ?? '',
})

export const requestOf = ({ typeId, ...values }: MerchantValues): Omit<AccountUpdateRequest, 'id'> => ({
  ...values,
  typeId: Number(typeId),
})
