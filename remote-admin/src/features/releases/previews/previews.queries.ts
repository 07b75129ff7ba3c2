import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { ReleasePreview } from '@sufra/shared/contracts/release-preview'
import { previewsQuery } from '../releases.queries.ts'

export const usePreviewRevocation = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ReleasePreview) => api.delete('/api/Release/RevokePreview', { query: { Id: id } }),
    networkMode: 'always',
    onSettled: () => void queryClient.invalidateQueries({ queryKey: previewsQuery.queryKey }),
  })
}
