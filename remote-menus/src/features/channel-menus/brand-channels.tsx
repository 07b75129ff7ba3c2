import { useQuery } from '@tanstack/react-query'
import { QueryError } from '@sufra/shared/failures'
import { useCan } from '@sufra/shared/session'
import { Banner, PageHead, Skeleton, Stack } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { BrandChoice } from '#src/brand/brand-choice.tsx'
import { rulesQuery } from './channel-menus.queries.ts'
import { MenuChanges } from './diff/menu-changes.tsx'
import { Exceptions } from './exceptions/exceptions.tsx'
import { PublishButton } from './publishing/publish-button.tsx'
import { Rules } from './rules/rules.tsx'

/** Price rules, price exceptions and menu differences of one brand. */
export const BrandChannels = ({ serviceProviderId }: { serviceProviderId: number }) => {
  const { t } = useTranslation()
  const rules = useQuery(rulesQuery(serviceProviderId))
  const canPrice = useCan('menu.price')
  const canPublish = useCan('menu.publish')
  return (
    <>
      <PageHead
        title={t('menus:channels.title')}
        actions={
          rules.data && canPublish ? (
            <PublishButton
              serviceProviderId={serviceProviderId}
              channelIds={rules.data.map(({ channelId }) => channelId)}
              label={t('menus:channels.publishAll')}
            />
          ) : undefined
        }
      />
      <BrandChoice chosenId={serviceProviderId} />
      {rules.isPending && <Skeleton height="16rem" />}
      {rules.isError && !rules.data && (
        <QueryError
          of={rules}
          title={t('menus:channels.failedTitle')}
          detail={t('menus:channels.failedDetail')}
        />
      )}
      {rules.data && (
        <Stack gap="6">
          {!canPrice && <Banner tone="neutral">{t('menus:channels.readOnly')}</Banner>}
          <Rules rules={rules.data} />
          <Exceptions serviceProviderId={serviceProviderId} rules={rules.data} />
          <MenuChanges serviceProviderId={serviceProviderId} rules={rules.data} />
        </Stack>
      )}
    </>
  )
}
