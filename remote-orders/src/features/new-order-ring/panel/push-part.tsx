import { api } from '@sufra/shared/api'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Send, X } from 'lucide-react'
import { Button, HStack, IconButton, Stack, Text } from '@sufra/shared/ui'
import { Switch } from '@sufra/shared/ui/forms'
import { toast } from '@sufra/shared/ui/overlays'
import type { PushDevice } from '@sufra/shared/contracts/push-device'
import { canPush, renewDevice, subscribeDevice, unsubscribeDevice } from '../push/push-subscription.ts'
import { BlockedHelp } from './notice-part.tsx'

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

const usePushDevices = () => {
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

interface OtherDevicesProps {
  devices: PushDevice[]
  onRemove: (id: number) => void
}

const OtherDevices = ({ devices, onRemove }: OtherDevicesProps) => {
  const { t } = useTranslation()
  if (devices.length === 0) return null
  const nameOf = ({ browser, system }: PushDevice) =>
    [browser, system].filter(Boolean).join(' · ') || t('orders:push.unknown')
  return (
    <Stack as="section" gap="1" aria-label={t('orders:push.others')}>
      <Text textStyle="sm13" color="muted">
        {t('orders:push.others')}
      </Text>
      {devices.map(device => (
        <HStack key={device.id} justify="space-between" minH="touch">
          <bdi>{nameOf(device)}</bdi>
          <IconButton
            label={t('orders:push.remove', { device: nameOf(device) })}
            icon={<X size={16} aria-hidden />}
            onClick={() => onRemove(device.id)}
          />
        </HStack>
      ))}
    </Stack>
  )
}

/** Push settings: pushes to this device while no tab is open, and the user's other push devices. */
export const PushPart = () => {
  const { t } = useTranslation()
  const { devices, ownId, subscribe, remove, test } = usePushDevices()
  const sayFailed = () => toast({ kind: 'error', text: t('orders:push.failed') })
  const handleChange = (isOn: boolean) => {
    if (isOn) subscribe.mutate(undefined, { onError: sayFailed })
    else if (ownId !== null) remove.mutate(ownId, { onError: sayFailed })
  }
  const handleTest = () =>
    ownId !== null &&
    test.mutate(ownId, {
      onSuccess: () => toast({ kind: 'success', text: t('orders:push.tested') }),
      onError: sayFailed,
    })
  if (!canPush())
    return (
      <Text color="muted" textStyle="sm13">
        {t('orders:push.unsupported')}
      </Text>
    )
  return (
    <Stack gap="2">
      <Switch
        label={t('orders:push.label')}
        help={t('orders:push.help')}
        isOn={ownId !== null}
        isBusy={subscribe.isPending || remove.isPending}
        onChange={handleChange}
      />
      {subscribe.data === 'refused' && <BlockedHelp />}
      {ownId !== null && (
        <Button
          variant="outline"
          alignSelf="start"
          icon={<Send size={16} aria-hidden />}
          isLoading={test.isPending}
          onClick={handleTest}
        >
          {t('orders:push.test')}
        </Button>
      )}
      <OtherDevices
        devices={devices.filter(({ id }) => id !== ownId)}
        onRemove={id => remove.mutate(id, { onError: sayFailed })}
      />
    </Stack>
  )
}
