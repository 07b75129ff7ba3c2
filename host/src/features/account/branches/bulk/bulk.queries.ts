import { api } from '@sufra/shared/api'
import { useSendOnce } from '@sufra/shared/late-answers'
import type { SheetRows } from '@sufra/shared/contracts/branch'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import { branchesOf } from './sheet-branches.ts'

/** Reads the rows of a file or of pasted cells with the common spreadsheet reader. */
export const useReadSheet = () =>
  useMutation({
    mutationFn: (file: Blob) => {
      const body = new FormData()
      body.append('File', file, 'branches.csv')
      return api.post('/api/Branch/ReadSheet', { body })
    },
  })

/** Adds all rows of a sheet, or none and returns the errors by row. */
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
