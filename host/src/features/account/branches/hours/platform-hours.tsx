import type { BranchChannel } from '@sufra/shared/contracts/branch'
import { channelMark } from '@sufra/shared/contracts/channel-mark'
import { Flex, Stack, Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

/** States how each connected platform receives the branch's effective hours. */
export const PlatformHours = ({ channels }: { channels: BranchChannel[] }) => {
  const { t } = useTranslation('branches')
  if (channels.length === 0) return null
  return (
    <Stack as="section" gap="2.5" aria-label={t('hours.platforms')}>
      <Text fontWeight="semibold">{t('hours.platforms')}</Text>
      <Stack as="ul" gap="2.5" listStyle="none">
        {channels.map(({ channelId, channelKey, hoursWay }) => (
          <Flex as="li" key={channelId} gap="2.5" alignItems="flex-start">
            <img src={channelMark(channelKey)} alt="" width={24} height={24} />
            <div>
              <Text>{t(`channels.${channelKey}`)}</Text>
              <Text textStyle="sm13" color="muted">
                {t(`hours.way.${hoursWay}`)}
              </Text>
            </div>
          </Flex>
        ))}
      </Stack>
    </Stack>
  )
}
