import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { PushDevice } from '@sufra/shared/contracts/push-device'
import { canPush, renewDevice, subscribeDevice, unsubscribeDevice } from './push-subscription.ts'

const devicesKey = ['push-devices']

/** Query of the user's push devices and of the id of this one. The request renews this device. */
const devicesQuery = queryOptions({
  queryKey: devicesKey,
  queryFn: async ({ signal }): Promise<{ devices: PushDevice[]; ownId: number | null }> => {
    const own = await renewDevice().catch(() => undefined)
    return { devices: await api.get('/api/PushDevice/Get', { signal }), ownId: own?.id ?? null }
  },
  staleTime: 0,
})

export const usePushDevices = () => {
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...devicesQuery, enabled: canPush() })
  const onSettled = () => queryClient.invalidateQueries({ queryKey: devicesKey })
  const subscribe = useMutation({ mutationFn: subscribeDevice, onSettled })
  const remove = useMutation({
    mutationFn: async (id: number) => {
      if (id === data?.ownId) await unsubscribeDevice()
      await api.delete('/api/PushDevice/Delete', { query: { Id: id } })
    },
    onSettled,
  })
  const test = useMutation({
    mutationFn: (id: number) => api.post('/api/PushDevice/Test', { body: { id } }),
  })
  return { devices: data?.devices ?? [], ownId: data?.ownId ?? null, subscribe, remove, test }
}
