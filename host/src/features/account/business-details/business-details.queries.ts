import { api } from '@sufra/shared/api'
import type { Account, AccountUpdateRequest, BusinessType } from '@sufra/shared/contracts/account'
import type { BranchDetails, BranchRequest } from '@sufra/shared/contracts/branch'
import type { ServiceProvider, ServiceProviderRequest } from '@sufra/shared/contracts/merchant'
import { queryOptions } from '@tanstack/react-query'

/** Details that a new merchant has saved so far. */
export interface Business {
  types: BusinessType[]
  account: Account
  brand: ServiceProvider | null
  branch: BranchDetails | null
}

const ALL = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 1000 }
const FIRST = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 1 }

const readTypes = async (signal?: AbortSignal): Promise<BusinessType[]> =>
  (await api.get('/api/Type/Get', { query: ALL, signal })).data

const readBrand = async (signal?: AbortSignal): Promise<ServiceProvider | null> => {
  const page = await api.get('/api/ServiceProvider/Get', { query: FIRST, signal })
  return page.data[0] ?? null
}

const readBranch = async (signal?: AbortSignal): Promise<BranchDetails | null> => {
  const page = await api.get('/api/Branch/Get', { query: FIRST, signal })
  const [first] = page.data
  return first ? api.get('/api/Branch/Get/Id', { query: { Id: first.id }, signal }) : null
}

/** Refetched whenever the screen opens: another device may have continued the steps. */
export const businessQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['business', accountId],
    queryFn: async ({ signal }): Promise<Business> => {
      const [types, account, brand, branch] = await Promise.all([
        readTypes(signal),
        api.get('/api/Account/Get/Id', { query: { Id: accountId }, signal }),
        readBrand(signal),
        readBranch(signal),
      ])
      return { types, account, brand, branch }
    },
    gcTime: 0,
  })

export const saveAccount = (body: AccountUpdateRequest) => api.put('/api/Account/Update', { body })

/** Uploads a picture and returns its address, for the brand. Throws `ApiError` 400, 413, 415 for an unusable one. */
export const storeImage = async (picture: File): Promise<string> => {
  const body = new FormData()
  body.append('File', picture)
  return (await api.post('/api/Image/Add', { body })).imageUrl
}

/**
 * Saves the brand. `known` is the brand that this page has loaded; another device, or a call with
 * a lost response, may have added it since.
 */
export const saveBrand = async (
  known: ServiceProvider | null,
  body: ServiceProviderRequest,
  idempotencyKey: string,
) => {
  const brand = known ?? (await readBrand())
  return brand
    ? api.put('/api/ServiceProvider/Update', { body: { ...body, id: brand.id } })
    : api.post('/api/ServiceProvider/Add', { body, idempotencyKey })
}

export const saveBranch = async (
  known: BranchDetails | null,
  body: BranchRequest,
  idempotencyKey: string,
) => {
  const branch = known ?? (await readBranch())
  return branch
    ? api.put('/api/Branch/Update', { body: { ...body, id: branch.id } })
    : api.post('/api/Branch/Add', { body, idempotencyKey })
}
