import type { MerchantHealth } from '@sufra/shared/contracts/merchant-care'
import { useFormat } from '@sufra/shared/i18n'
import { Banner, Num, Stack } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Facts } from '#src/lines/lines.tsx'
import { ClosingNotice } from './closing-notice.tsx'
import { healthQuery } from './merchant.queries.ts'
import { Panel } from './panel.tsx'

const Figures = ({ health }: { health: MerchantHealth }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const against = (now: number, before: number) => (
    <>
      <Num value={now} /> · {t('admin:merchant.lastMonth')} <Num value={before} />
    </>
  )
  const { working, troubled, ended } = health.connections
  return (
    <Stack gap="3">
      {health.closing && <ClosingNotice id={health.accountId} closing={health.closing} />}
      {health.statusReason && <Banner tone="notice">{health.statusReason}</Banner>}
      <Facts
        facts={[
          {
            name: t('admin:merchant.ordersThisMonth'),
            value: against(health.ordersThisMonth, health.ordersLastMonth),
          },
          {
            name: t('admin:merchant.missed'),
            value: against(health.missedThisMonth, health.missedLastMonth),
          },
          { name: t('admin:merchant.openOrders'), value: <Num value={health.openOrders} /> },
          {
            name: t('admin:merchant.lastOrder'),
            value: health.lastOrderAt ? format.dateTime(health.lastOrderAt) : t('admin:merchants.none'),
          },
          { name: t('admin:merchant.differences'), value: <Num value={health.differences} /> },
          { name: t('admin:merchant.working'), value: <Num value={working} /> },
          { name: t('admin:merchant.troubled'), value: <Num value={troubled} /> },
          { name: t('admin:merchant.ended'), value: <Num value={ended} /> },
        ]}
      />
    </Stack>
  )
}

/** Renders the health of the merchant. */
export const HealthPanel = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  return (
    <Panel title={t('admin:merchant.health')} answer={useQuery(healthQuery(id))}>
      {health => <Figures health={health} />}
    </Panel>
  )
}
