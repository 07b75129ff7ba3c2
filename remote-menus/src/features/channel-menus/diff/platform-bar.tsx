import type { ChannelPricing } from '@sufra/shared/contracts/pricing'
import type { ChannelDiff } from '@sufra/shared/contracts/publication'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { useCan } from '@sufra/shared/session'
import { HStack } from '@sufra/shared/ui'
import { SegmentedTabs } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { PublishButton } from '../publishing/publish-button.tsx'

interface PlatformBarProps {
  rules: ChannelPricing[]
  /** rule of the shown platform */
  rule: ChannelPricing
  diffs: ChannelDiff[] | undefined
  panelId: string
  isUnderWay: boolean
  onShow: (channelId: string) => void
}

const differencesIn = ({ counts }: ChannelDiff): number => counts.new + counts.changed + counts.gone

/** Platform tabs with the number of differences, and the publish buttons. */
export const PlatformBar = ({ rules, rule, diffs, panelId, isUnderWay, onShow }: PlatformBarProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const canPublish = useCan('menu.publish')
  const countOf = (id: number) => {
    const diff = diffs?.find(({ channelId }) => channelId === id)
    return diff && differencesIn(diff)
  }
  return (
    <HStack justify="space-between" gap="3" flexWrap="wrap">
      <SegmentedTabs
        label={t('menus:channels.tabs')}
        value={String(rule.channelId)}
        onChange={onShow}
        panelId={panelId}
        options={rules.map(({ channelId, channel }) => ({
          value: String(channelId),
          label: inLanguage(channel.name, language),
          count: countOf(channelId),
        }))}
      />
      {canPublish && (
        <PublishButton
          serviceProviderId={rule.serviceProviderId}
          channelIds={[rule.channelId]}
          label={t('menus:channels.publish', { name: inLanguage(rule.channel.name, language) })}
          isDisabled={isUnderWay}
        />
      )}
    </HStack>
  )
}
