import { useTranslation } from 'react-i18next'
import { Send, X } from 'lucide-react'
import { Button, HStack, IconButton, Stack, Text } from '@sufra/shared/ui'
import { Switch } from '@sufra/shared/ui/forms'
import { toast } from '@sufra/shared/ui/overlays'
import type { PushDevice } from '@sufra/shared/contracts/push-device'
import { usePushDevices } from '../push/push-device.queries.ts'
import { canPush } from '../push/push-subscription.ts'
import { BlockedHelp } from './notice-part.tsx'

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
