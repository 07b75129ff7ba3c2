import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import { useSendOnce } from '@sufra/shared/unknown-outcome'
import type { CloseShiftRequest, ShiftNoteRequest } from '@sufra/shared/contracts/shift'

const shiftsKey = ['orders', 'shifts'] as const
const MINUTE = 60_000

/** Query of the user's branches, each with its open or last shift. */
export const branchShiftsQuery = queryOptions({
  queryKey: [...shiftsKey, 'now'],
  queryFn: ({ signal }) => api.get('/api/Shift/GetNow', { query: {}, signal }),
  // Other users open and close shifts meanwhile.
  staleTime: 0,
  refetchInterval: MINUTE,
})

/** Query of one shift's page; an open shift keeps changing. */
export const shiftQuery = (id: number) =>
  queryOptions({
    queryKey: [...shiftsKey, 'page', id],
    queryFn: ({ signal }) => api.get('/api/Shift/Get/Id', { query: { Id: id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.shift.closedAt ? false : MINUTE / 2),
  })

export const pastShiftsQuery = ({ page, pageSize, branch }: PastShifts) =>
  queryOptions({
    queryKey: [...shiftsKey, 'past', page, pageSize, branch],
    queryFn: ({ signal }) =>
      api.get('/api/Shift/Get', {
        query: {
          BranchId: branch,
          'PaginatedRequest.PageNumber': page,
          'PaginatedRequest.PageSize': pageSize,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

interface PastShifts {
  page: number
  pageSize: number
  branch: number | null
}

// Fails immediately offline: a shift that opens an hour later would be wrong.
const networkMode = 'always'

const useChange = <Asked, Answer>(mutationFn: (asked: Asked) => Promise<Answer>, onSuccess?: () => void) => {
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey: shiftsKey })
  return useMutation({ mutationFn, networkMode, onSuccess, onSettled })
}

export const useOpenShift = () =>
  useChange((branchId: number) => api.post('/api/Shift/Open', { body: { branchId } }))

/** `onClosed` runs before the branch is refetched, because the refetch removes the shift and unmounts the caller. */
export const useCloseShift = (onClosed: () => void) =>
  useChange((body: CloseShiftRequest) => api.post('/api/Shift/Close', { body }), onClosed)

/** Adds a note. A retry after a lost answer reuses the idempotency key, so the note is added once. */
export const useAddNote = () => {
  const sendOnce = useSendOnce()
  return useChange((body: ShiftNoteRequest) =>
    sendOnce(body, idempotencyKey => api.post('/api/Shift/AddNote', { body, idempotencyKey })),
  )
}

export const useSetNoteDone = () =>
  useChange((body: { noteId: number; isDone: boolean }) => api.put('/api/Shift/SetNoteDone', { body }))
