import type { DriftSummary, ShopReading } from '@sufra/shared/contracts/drift'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Banner, Bdi, Card, LiveDot, Money, Stack, Text, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

export const countsOf = (shops: readonly ShopReading[]) => {
  const sum = (of: (shop: ShopReading) => number) => shops.reduce((total, shop) => total + of(shop), 0)
  const unread = shops.filter(({ readAt, failedSince }) => readAt === null || failedSince !== null)
  const different = sum(shop => shop.different)
  const pending = sum(shop => shop.pending)
  const unknown = unread.reduce((total, { checks }) => total + checks, 0)
  const all = sum(({ checks }) => checks)
  const same = Math.max(0, all - different - pending - unknown)
  return { all, different, pending, unknown, same, unread: unread.length }
}

/** Returns the time of the oldest reading; null without one. */
export const readAtOf = (shops: readonly ShopReading[]): number | null => {
  const times = shops.flatMap(({ readAt, failedSince }) =>
    readAt && failedSince === null ? [Date.parse(readAt)] : [],
  )
  return times.length > 0 ? Math.min(...times) : null
}

/** Returns the state of all shops when no difference is known. */
export const standingOf = (shops: readonly ShopReading[]) => {
  if (readAtOf(shops) !== null)
    return shops.some(({ readAt, failedSince }) => readAt === null || failedSince !== null)
      ? 'emptyRest'
      : 'empty'
  return shops.some(({ failedSince }) => failedSince === null) ? 'neverRead' : 'noneAnswers'
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    gap: '0.5',
    h: '2.5',
    borderRadius: 'pill',
    overflow: 'hidden',
    bg: 'soft',
    '& > i': { minW: '1.5' },
    '& > [data-of=same]': { bg: 'primary' },
    '& > [data-of=pending]': { bg: 'pending' },
    '& > [data-of=different]': { bg: 'disabled' },
  },
})

const Legend = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    listStyle: 'none',
    textStyle: 'sm13',
    '& > li': { display: 'flex', alignItems: 'center', gap: '1.5' },
  },
})

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) auto' },
    gap: '4',
    alignItems: 'center',
    '& > div + div': { ps: { md: '4' }, borderInlineStartWidth: { md: '1px' }, borderColor: 'line' },
  },
})

const Lost = ({ lost }: Pick<DriftSummary, 'lost'>) => {
  const { t } = useTranslation('radar')
  return (
    <Text as="div" textStyle="sm13" color="muted">
      <div>{t('lost.title')}</div>
      {lost.orders > 0 ? (
        <>
          <Text as="div" textStyle="xl20" fontWeight="semibold" color="ink">
            <Money value={lost.sum} />
          </Text>
          <div>{t('lost.orders', { count: lost.orders })}</div>
        </>
      ) : (
        <Text as="div" color="ink">
          {t('lost.none')}
        </Text>
      )}
    </Text>
  )
}

/** Share of correct values, and the cost of the differences. */
export const RadarSummary = ({ summary }: { summary: DriftSummary }) => {
  const { t } = useTranslation('radar')
  const counts = countsOf(summary.shops)
  return (
    <Card as="section" p="4" aria-label={t('summary')}>
      <Layout>
        <Stack gap="2.5">
          <Bar aria-hidden>
            {(['same', 'pending', 'different'] as const).map(
              of => counts[of] > 0 && <i key={of} data-of={of} style={{ flexGrow: counts[of] }} />,
            )}
          </Bar>
          <Legend>
            <li>
              <LiveDot tone="active" />
              {t('counts.same', { count: counts.same })}
            </li>
            <li>
              <LiveDot tone="pending" />
              {t('counts.pending', { count: counts.pending })}
            </li>
            <li>
              <LiveDot tone="disabled" />
              {t('counts.different', { count: counts.different })}
            </li>
            <Text as="li" color="muted">
              {t('counts.all', { count: counts.all })}
            </Text>
          </Legend>
        </Stack>
        <Lost lost={summary.lost} />
      </Layout>
    </Card>
  )
}

/** Platforms that cannot be read, so that their shown state is unknown. */
export const UnreadablePlatforms = ({ shops, now }: { shops: readonly ShopReading[]; now: number }) => {
  const { t } = useTranslation('radar')
  const { language } = useLanguage()
  const format = useFormat()
  const failed = shops.filter(({ failedSince }) => failedSince !== null)
  if (failed.length === 0) return null
  return (
    <Banner tone="notice">
      <Stack gap="1">
        {failed.map(({ branchId, channelId, channelKey, branchName, problem, readAt }) => (
          <span key={`${branchId}-${channelId}`}>
            <b>
              {t(`channels.${channelKey}`)} · <Bdi>{inLanguage(branchName, language)}</Bdi>
            </b>{' '}
            {readAt === null
              ? t(`neverReadProblem.${problem ?? 'no_answer'}`)
              : t(`problem.${problem ?? 'no_answer'}`, {
                  ago: format.duration(Math.max(0, now - Date.parse(readAt))),
                })}
          </span>
        ))}
      </Stack>
    </Banner>
  )
}
