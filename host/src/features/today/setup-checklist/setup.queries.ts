import { api } from '@sufra/shared/api'
import type { Account, AccountUpdateRequest } from '@sufra/shared/contracts/account'
import type { ServiceProviderUpdateRequest } from '@sufra/shared/contracts/merchant'
import { readLocalized } from '@sufra/shared/contracts/text'
import { FETCH_PAGE_SIZE, fetchAllPages } from '@sufra/shared/ui/data'
import { queryOptions } from '@tanstack/react-query'

const MOMENT = 5000

/** Refetched on each return to the dashboard, because other screens complete the items. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => api.get('/api/Dashboard/GetSetup', { signal }),
  staleTime: MOMENT,
})

export const accountQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId],
    queryFn: ({ signal }) => api.get('/api/Account/Get/Id', { query: { Id: accountId }, signal }),
    staleTime: 0,
  })

/** Returns the update request. It replaces the whole account, so all other fields stay unchanged. */
export const withVatNumber = (account: Account, vatNumber: string): AccountUpdateRequest => ({
  id: account.id,
  name: readLocalized(account.name),
  legalName: account.legalName,
  legalNameEn: account.legalNameEn,
  companyNumber: account.unifiedNumber ?? account.crNumber ?? '',
  vatNumber,
  phone: account.phone ?? '',
  email: account.email,
  typeId: account.typeId ?? 0,
  city: account.city ?? '',
  nationalAddress: account.nationalAddress,
})

export const saveVatNumber = (account: Account, vatNumber: string) =>
  api.put('/api/Account/Update', { body: withVatNumber(account, vatNumber) })

const readBrands = (page: number) =>
  api.get('/api/ServiceProvider/Get', {
    query: { 'PaginatedRequest.PageNumber': page, 'PaginatedRequest.PageSize': FETCH_PAGE_SIZE },
  })

/** Uploads the picture and sets it on the first brand without a logo. */
export const saveLogo = async (picture: File): Promise<void> => {
  const { rows: brands } = await fetchAllPages(readBrands, { signal: new AbortController().signal })
  const brand = brands.find(({ logoUrl }) => logoUrl === null) ?? brands[0]
  if (!brand) return
  const form = new FormData()
  form.append('File', picture)
  const { imageUrl } = await api.post('/api/Image/Add', { body: form })
  const { id, name, color, typeId, phone, isActive } = brand
  const body: ServiceProviderUpdateRequest = {
    id,
    color,
    typeId,
    phone,
    isActive,
    name: readLocalized(name),
    logoUrl: imageUrl,
  }
  await api.put('/api/ServiceProvider/Update', { body })
}
