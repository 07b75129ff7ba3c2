import type { BranchOverview } from '@sufra/shared/contracts/branch'
import { localDate } from '@sufra/shared/contracts/zoned-time'
import { useFormat } from '@sufra/shared/i18n'
import { Box, Flex, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const Bar = chakra('div', {
  base: {
    position: 'relative',
    h: '2',
    bg: 'soft',
    borderRadius: 'pill',
    '& > i': { position: 'absolute', insetBlock: '0', bg: 'primary', opacity: 0.5, borderRadius: 'pill' },
    '& > i[data-stopped]': { bg: 'disabled' },
    '& > b': { position: 'absolute', insetBlock: '-1', w: '0.5', bg: 'ink', borderRadius: 'pill' },
  },
})

type Day = BranchOverview['today']

const shareOf = ({ startsAt, endsAt }: Day, instant: number): number => {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]
  return Math.min(Math.max((instant - start) / (end - start), 0), 1) * 100
}

const useHoursText = ({ today, timeZone }: BranchOverview): string => {
  const { t } = useTranslation('branches')
  const format = useFormat()
  const day = localDate(new Date(Date.parse(today.startsAt)), timeZone)
  const own = today.periods.filter(period => period.day === day)
  if (own.length === 0) return t('today.closed')
  const isWhole = own.some(({ opensAt, closesAt }) => opensAt <= today.startsAt && closesAt >= today.endsAt)
  if (isWhole) return t('today.allDay')
  return own.map(({ opensAt, closesAt }) => `${format.time(opensAt)} – ${format.time(closesAt)}`).join(' · ')
}

/** Hours of the day on a line in reading direction, with a mark for now. */
export const DayBar = ({ branch, now, note }: { branch: BranchOverview; now: number; note: string }) => {
  const { t } = useTranslation('branches')
  const { today, state } = branch
  const text = useHoursText(branch)
  const isStopped = state === 'Paused' || state === 'Disabled'
  return (
    <Box display="grid" gap="1.5">
      <Flex justifyContent="space-between" flexWrap="wrap" columnGap="4" textStyle="sm13">
        <span>
          <Box as="span" color="muted">{`${t('today.label')} `}</Box>
          <Box as="bdi" fontWeight="medium">
            {text}
          </Box>
        </span>
        <Box as="span" color="muted">
          {note}
        </Box>
      </Flex>
      <Bar aria-hidden>
        {today.periods.map(({ opensAt, closesAt }) => {
          const from = shareOf(today, Date.parse(opensAt))
          const size = shareOf(today, Date.parse(closesAt)) - from
          return (
            <i
              key={opensAt}
              data-stopped={isStopped || undefined}
              style={{ insetInlineStart: `${from}%`, inlineSize: `${size}%` }}
            />
          )
        })}
        <b style={{ insetInlineStart: `${shareOf(today, now)}%` }} />
      </Bar>
    </Box>
  )
}
