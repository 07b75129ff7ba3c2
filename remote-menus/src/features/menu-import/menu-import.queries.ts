import { queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { ImportAnswer, ImportRequest } from '@sufra/shared/contracts/menu-import'

const PAGE = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 100 }

/** The brands that a menu can be imported for. */
export const importBrandsQuery = queryOptions({
  queryKey: ['menus', 'import-brands'],
  queryFn: ({ signal }) => api.get('/api/ServiceProvider/Get', { query: PAGE, signal }),
  select: ({ data }) => data.filter(brand => brand.isActive),
})

interface Sent extends ImportRequest {
  file: File
  idempotencyKey?: string
}

export const sendImport = ({ file, idempotencyKey, ...request }: Sent): Promise<ImportAnswer> => {
  const body = new FormData()
  body.append('JsonImport', JSON.stringify(request))
  body.append('File', file)
  return api.post('/api/Product/Import', { body, idempotencyKey })
}
