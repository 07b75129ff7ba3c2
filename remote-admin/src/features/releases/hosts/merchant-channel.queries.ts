import { useMutation } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { MerchantChannelRequest } from '@sufra/shared/contracts/release-control'

export const useMerchantChannel = () =>
  useMutation({
    mutationFn: (request: MerchantChannelRequest) =>
      api.post('/api/Release/SetMerchantChannel', { body: request }),
    networkMode: 'always',
  })
