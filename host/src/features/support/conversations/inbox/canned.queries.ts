import { api } from '@sufra/shared/api'
import type { CannedAnswerRequest } from '@sufra/shared/contracts/ticket'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

export const cannedQuery = queryOptions({
  queryKey: ['canned-answers'],
  queryFn: ({ signal }) => api.get('/api/CannedAnswer/Get', { signal }),
})

const useCannedChange = <Request, Answer>(mutationFn: (request: Request) => Promise<Answer>) => {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries(cannedQuery) })
}

/** Adds a canned answer when the id is null. */
export const useSaveCanned = () =>
  useCannedChange(({ id, ...body }: CannedAnswerRequest & { id: number | null }) =>
    id === null
      ? api.post('/api/CannedAnswer/Add', { body })
      : api.put('/api/CannedAnswer/Update', { body: { id, ...body } }),
  )

export const useDeleteCanned = () =>
  useCannedChange((id: number) => api.delete('/api/CannedAnswer/Delete', { query: { Id: id } }))
