import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { MenuRestoreAnswer, MenuRestoreRequest } from '@sufra/shared/contracts/menu-history'

export const menuHistoryKey = ['menus', 'history'] as const

export interface HistoryPageRequest {
  serviceProviderId: number
  page: number
  size: number
}

/** Query of a menu's changes: one row per operation, newest first. */
export const menuHistoryQuery = ({ serviceProviderId, page, size }: HistoryPageRequest) =>
  queryOptions({
    queryKey: [...menuHistoryKey, serviceProviderId, page, size],
    queryFn: ({ signal }) =>
      api.get('/api/MenuHistory/Get', {
        query: {
          ServiceProviderId: serviceProviderId,
          'PaginatedRequest.PageNumber': page,
          'PaginatedRequest.PageSize': size,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Other users change the menu meanwhile.
    staleTime: 0,
  })

export type RestorePoint = MenuRestoreRequest['to']

/** Query of the preview of a restore; nothing is saved. */
export const restorePreviewQuery = (serviceProviderId: number, to: RestorePoint) =>
  queryOptions({
    queryKey: ['menus', 'restore', serviceProviderId, to],
    queryFn: ({ signal }) =>
      api.post('/api/MenuHistory/Restore', { body: { serviceProviderId, to, preview: true }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

export const restoreMenu = (serviceProviderId: number, to: RestorePoint): Promise<MenuRestoreAnswer> =>
  api.post('/api/MenuHistory/Restore', { body: { serviceProviderId, to } })
