import { api } from '@sufra/shared/api'
import type { Choice, ChoiceRequest, ChoiceUpdateRequest } from '@sufra/shared/contracts/choice'
import { queryOptions } from '@tanstack/react-query'
import { FULL_LIST } from '#src/products/full-list.ts'

export const choicesKeys = ['menus', 'choices'] as const
export const choicesKey = (serviceProviderId: number) => [...choicesKeys, serviceProviderId] as const

/** Query of a brand's shared modifier groups; 0 returns those of all brands of the account. */
export const choicesQuery = (serviceProviderId: number) =>
  queryOptions({
    queryKey: choicesKey(serviceProviderId),
    queryFn: ({ signal }) =>
      api.get('/api/Choice/Get', {
        query: { ...FULL_LIST, ServiceProviderId: serviceProviderId },
        signal,
      }),
    select: ({ data }) => data,
  })

export const addChoice = (body: ChoiceRequest, idempotencyKey: string): Promise<Choice> =>
  api.post('/api/Choice/Add', { body, idempotencyKey })

export const updateChoice = (body: ChoiceUpdateRequest): Promise<Choice> =>
  api.put('/api/Choice/Update', { body })

export const deleteChoice = ({ id }: Pick<Choice, 'id'>): Promise<Choice> =>
  api.delete('/api/Choice/Delete', { query: { Id: id } })
