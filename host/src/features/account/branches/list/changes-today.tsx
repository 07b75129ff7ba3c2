import type { BranchChange } from '@sufra/shared/contracts/branch-status'
import { inLanguage } from '@sufra/shared/contracts/text'
import { zonedInstant } from '@sufra/shared/contracts/zoned-time'
import { TIME_ZONE, useFormat, useLanguage } from '@sufra/shared/i18n'
import { useToday } from '@sufra/shared/live'
import { Button, Card, Flex, Text, chakra } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { channelName } from '#src/merchant/channels.ts'
import { changesQuery } from '../branches.queries.ts'
import { useInstantText } from '../use-instant-text.ts'
import { useReasonText } from './state-note.ts'

const Lines = chakra('ol', {
  base: {
    listStyle: 'none',
    textStyle: 'sm13',
    '& > li': {
      display: 'flex',
      gap: '3',
      py: '2.5',
      borderTopWidth: '1px',
      borderColor: 'line',
      _first: { borderTopWidth: '0' },
    },
    '& time': { color: 'muted', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', minW: '4.5rem' },
    '& span': { minW: '0', overflowWrap: 'anywhere' },
  },
})

const useLine = () => {
  const { t } = useTranslation('branches')
  const { language } = useLanguage()
  const when = useInstantText()
  const reasonText = useReasonText()
  return ({ kind, branchName, channelId, until, minutes, reason, byName, source }: BranchChange): string => {
    const branch = inLanguage(branchName, language)
    const name =
      channelId === null ? branch : t('changes.on', { branch, platform: channelName(channelId, language) })
    const end =
      until && (kind === 'Busy' || kind === 'Paused') ? t('changes.until', { until: when(until) }) : ''
    const who = byName ?? (source === 'system' ? t('changes.byItself') : '')
    const what = t(`changes.${kind}`, { name, minutes: minutes ?? 0 })
    return [`${what}${end && ` ${end}`}`, reasonText(reason), who].filter(Boolean).join(' · ')
  }
}

/** Today's changes with their authors, automatic ones included, newest first. Hidden when there are none. */
export const ChangesToday = ({ brandId }: { brandId: number }) => {
  const { t } = useTranslation('branches')
  const format = useFormat()
  const line = useLine()
  const midnight = zonedInstant(useToday(), 0, TIME_ZONE).toISOString()
  const { data: changes, isError, isFetching, refetch } = useQuery(changesQuery(brandId, midnight))
  return (
    <Card as="section" p="4">
      <Text as="h2" textStyle="lg15" fontWeight="semibold" mb="1.5">
        {t('changes.title')}
      </Text>
      {!changes && isError && (
        <Flex gap="3" alignItems="center" flexWrap="wrap" role="alert">
          <Text textStyle="sm13" color="muted">
            {t('changes.failed')}
          </Text>
          <Button variant="outline" size="sm" isLoading={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Flex>
      )}
      {changes?.length === 0 && (
        <Text textStyle="sm13" color="muted">
          {t('changes.none')}
        </Text>
      )}
      <Lines>
        {changes?.map(change => (
          <li key={change.id}>
            <time dateTime={change.at}>{format.time(change.at)}</time>
            <span>{line(change)}</span>
          </li>
        ))}
      </Lines>
    </Card>
  )
}
