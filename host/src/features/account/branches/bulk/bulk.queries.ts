import { api } from '@sufra/shared/api'
import { useSendOnce } from '@sufra/shared/late-answers'
import type { SheetRows } from '@sufra/shared/contracts/branch'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import { branchesOf } from './sheet-branches.ts'

/** The rows of a file, or of what was pasted, by the one reader that all sheets have. */
export const useReadSheet = () =>
  useMutation({
    mutationFn: (file: Blob) => {
      const body = new FormData()
      body.append('File', file, 'branches.csv')
      return api.post('/api/Branch/ReadSheet', { body })
    },
  })

/** All of a sheet, or none of it and what is wrong with which row. */
export const useAddAll = (serviceProviderId: number | null) => {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  return useMutation({
    mutationFn: (rows: SheetRows) => {
      const body = { serviceProviderId: serviceProviderId ?? Number.NaN, branches: branchesOf(rows) }
      return sendOnce(body, idempotencyKey => api.post('/api/Branch/AddBulk', { body, idempotencyKey }))
    },
    onSuccess: ({ created }) => created > 0 && void queryClient.invalidateQueries(branchesQuery),
  })
}
