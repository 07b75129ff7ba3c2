import type { DeviceSession } from '@sufra/shared/contracts/authentication'
import { useFormat } from '@sufra/shared/i18n'
import { Box, Button, Flex, Pill, Text } from '@sufra/shared/ui'
import { CircleHelp, Monitor, Smartphone, Tablet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isolateBidi } from '#src/bidi-text/isolate-bidi.ts'
import { useEndDevice } from './use-end-devices.ts'

const ICONS = { desktop: Monitor, tablet: Tablet, phone: Smartphone, unknown: CircleHelp }

/** Last seen within this time, a device counts as in use. */
const JUST_NOW_MS = 2 * 60_000

export interface DeviceLineProps {
  device: DeviceSession
  now: number
}

const useDeviceWords = ({ device, now }: DeviceLineProps) => {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const { browser, system, lastSeenAt, createdAt } = device
  const age = Math.max(0, now - Date.parse(lastSeenAt))
  const known = [browser, system].filter(part => part !== null).map(isolateBidi)
  const [first, second] = known
  return {
    name: second ? t('devices.name', { browser: first, system: second }) : (first ?? t('devices.unknown')),
    seen: age < JUST_NOW_MS ? t('devices.seenNow') : t('devices.seen', { ago: format.ago(age) }),
    since: t('devices.since', { date: format.shortDate(createdAt) }),
  }
}

/** One signed-in device of this person. */
export const DeviceLine = ({ device, now }: DeviceLineProps) => {
  const { t } = useTranslation('settings')
  const { mutate: end, isPending: isEnding } = useEndDevice()
  const { name, seen, since } = useDeviceWords({ device, now })
  const Icon = ICONS[device.kind]
  return (
    <Flex as="li" alignItems="center" gap="3" py="3" flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Box color="muted" flexShrink="0">
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="medium">{name}</Text>
        <Text textStyle="sm13" color="muted">
          {seen} · {since}
        </Text>
      </Box>
      {device.isCurrent ? (
        <Pill family="active">{t('devices.this')}</Pill>
      ) : (
        <Button
          variant="outline"
          size="sm"
          isLoading={isEnding}
          aria-label={t('devices.endOf', { name })}
          onClick={() => end(device.id)}
        >
          {t('devices.end')}
        </Button>
      )}
    </Flex>
  )
}
