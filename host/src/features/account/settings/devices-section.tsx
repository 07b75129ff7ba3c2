import type { DeviceSession } from '@sufra/shared/contracts/authentication'
import { toServerTime } from '@sufra/shared/live'
import { Button, Skeleton, Stack, Text, chakra } from '@sufra/shared/ui'
import { ConfirmDialog } from '@sufra/shared/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeviceLine } from './device-line.tsx'
import { SectionError } from './section-error.tsx'
import { SettingsSection } from './settings-section.tsx'
import { devicesQuery } from './settings.queries.ts'
import { useEndOtherDevices } from './use-end-devices.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    '& > li:first-of-type': { pt: '0' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
})

/** Sorts devices: this one first, then by last use. */
const inOrder = (devices: DeviceSession[]): DeviceSession[] =>
  [...devices].sort(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt.localeCompare(a.lastSeenAt),
  )

const Devices = ({ devices, now }: { devices: DeviceSession[]; now: number }) => {
  const { t } = useTranslation('settings')
  const [isAsking, setIsAsking] = useState(false)
  const others = useEndOtherDevices()
  const hasOthers = devices.some(device => !device.isCurrent)
  const stopAsking = () => setIsAsking(false)
  return (
    <Stack gap="3">
      <List>
        {inOrder(devices).map(device => (
          <DeviceLine key={device.id} device={device} now={now} />
        ))}
      </List>
      {hasOthers ? (
        <Button variant="danger" alignSelf="flex-start" ms="-4" onClick={() => setIsAsking(true)}>
          {t('devices.endOthers')}
        </Button>
      ) : (
        <Text textStyle="sm13" color="muted">
          {t('devices.onlyThis')}
        </Text>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('devices.confirmTitle')}
        body={t('devices.confirmBody')}
        confirmLabel={t('devices.endOthers')}
        cancelLabel={t('cancel')}
        isBusy={others.isPending}
        isDanger
        onConfirm={() => others.mutate(undefined, { onSettled: stopAsking })}
        onClose={stopAsking}
      />
    </Stack>
  )
}

/** Lists this person's signed-in devices and signs others out. */
export const DevicesSection = () => {
  const { t } = useTranslation('settings')
  const { data: devices, isError, isFetching, dataUpdatedAt, refetch } = useQuery(devicesQuery)
  return (
    <SettingsSection anchor="devices" title={t('devices.title')} text={t('devices.text')}>
      {devices && <Devices devices={devices} now={toServerTime(dataUpdatedAt)} />}
      {!devices && !isError && <Skeleton h="120px" borderRadius="well" />}
      {!devices && isError && (
        <SectionError text={t('devices.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </SettingsSection>
  )
}
