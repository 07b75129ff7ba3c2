import { api } from '@sufra/shared/api'
import type { Account, AccountUpdateRequest, SetupList } from '@sufra/shared/contracts/account'
import type {
  ServiceProvider,
  ServiceProviderUpdateRequest,
  StoredImage,
} from '@sufra/shared/contracts/merchant'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Page } from '@sufra/shared/contracts/wire'
import { queryOptions } from '@tanstack/react-query'

const MOMENT = 5000

/** Read anew when somebody returns to the dashboard: what is left was done on other screens. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => api.get<SetupList>('/api/Dashboard/GetSetup', { signal }),
  staleTime: MOMENT,
})

export const accountQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId],
    queryFn: ({ signal }) => api.get<Account>('/api/Account/Get/Id', { query: { Id: accountId }, signal }),
    staleTime: 0,
  })

/** An update replaces the whole account, so everything else goes along as it is. */
export const withVatNumber = (account: Account, vatNumber: string): Partial<AccountUpdateRequest> => ({
  id: account.id,
  name: readLocalized(account.name),
  legalName: account.legalName,
  companyNumber: account.unifiedNumber ?? account.crNumber ?? undefined,
  vatNumber,
  phone: account.phone ?? undefined,
  email: account.email,
  typeId: account.typeId ?? undefined,
  city: account.city ?? undefined,
  nationalAddress: account.nationalAddress,
})

export const saveVatNumber = (account: Account, vatNumber: string) =>
  api.put<Account>('/api/Account/Update', { body: withVatNumber(account, vatNumber) })

const MANY = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 100 }

/** Stores the picture and gives it to the first brand that has none. */
export const saveLogo = async (picture: File): Promise<void> => {
  const form = new FormData()
  form.append('File', picture)
  const { imageUrl } = await api.post<StoredImage>('/api/Image/Add', { body: form })
  const brands = await api.get<Page<ServiceProvider>>('/api/ServiceProvider/Get', { query: MANY })
  const brand = brands.data.find(({ logoUrl }) => logoUrl === null) ?? brands.data[0]
  if (!brand) return
  const { id, name, typeId, phone, isActive } = brand
  const body: ServiceProviderUpdateRequest = {
    ...{ id, typeId, phone, isActive },
    name: readLocalized(name),
    logoUrl: imageUrl,
  }
  await api.put<ServiceProvider>('/api/ServiceProvider/Update', { body })
}
