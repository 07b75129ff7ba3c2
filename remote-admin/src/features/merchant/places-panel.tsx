import { inLanguage } from '@sufra/shared/contracts/text'
import { Bdi, Pill, Stack } from '@sufra/shared/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Line } from '#src/lines/lines.tsx'
import { brandsQuery, connectionsQuery } from './merchant.queries.ts'
import { LongPanel } from './panel.tsx'

/** Renders the merchant's brands. */
export const BrandsPanel = ({ id }: { id: number }) => {
  const { t, i18n } = useTranslation()
  return (
    <LongPanel
      title={t('admin:merchant.brands')}
      answer={useInfiniteQuery(brandsQuery(id))}
      emptyText={t('admin:merchant.noBrands')}
    >
      {({ id: brandId, name, isActive }) => (
        <Line key={brandId} end={!isActive && <Pill family="disabled">{t('admin:merchant.inactive')}</Pill>}>
          <Bdi>{inLanguage(name, i18n.language)}</Bdi>
        </Line>
      )}
    </LongPanel>
  )
}

const FAMILY = {
  Connected: 'active',
  Draft: 'pending',
  AwaitingPlatform: 'pending',
  Paused: 'neutral',
  Degraded: 'disabled',
  Disconnected: 'disabled',
} as const

/** Renders the branches with their state on the platforms. */
export const BranchesPanel = ({ id }: { id: number }) => {
  const { t, i18n } = useTranslation()
  return (
    <LongPanel
      title={t('admin:merchant.branches')}
      answer={useInfiniteQuery(connectionsQuery(id))}
      emptyText={t('admin:merchant.noBranches')}
    >
      {({ branchId, branchName, connections }) => (
        <Line
          key={branchId}
          end={
            <Stack gap="1" align="flex-end">
              {connections.map(({ id: connectionId, channelKey, status }) => (
                <Pill key={connectionId} family={FAMILY[status]}>
                  {t(`admin:merchant.channel.${channelKey}`)} · {t(`admin:merchant.connection.${status}`)}
                </Pill>
              ))}
            </Stack>
          }
          detail={connections.length === 0 && t('admin:merchant.noConnections')}
        >
          <Bdi>{inLanguage(branchName, i18n.language)}</Bdi>
        </Line>
      )}
    </LongPanel>
  )
}
