import { api, newIdempotencyKey } from '@sufra/shared/api'
import type { Branch } from '@sufra/shared/contracts/merchant'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { useServerNow } from '@sufra/shared/live'
import { useCan, useIsOperator } from '@sufra/shared/session'
import { Button, IconButton } from '@sufra/shared/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CirclePause, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import { channelName } from '#src/merchant/channels.ts'
import { useFailureText } from '#src/dialog-state/use-failure-text.ts'
import { SlimBar } from './slim-bar.ts'

const HOUR = 3_600_000

const hoursSince = (since: string | null, now: number): number =>
  since ? Math.floor((now - Date.parse(since)) / HOUR) : 0

/** An automatic pause is announced at once and not after an hour, because nobody knows about it. */
const isByItself = ({ stateReason }: Branch): boolean => stateReason === 'MissedOrders'

interface Reminded {
  branch: Branch
  /** Platform of the pause; absent for the whole branch. */
  channelId?: number
  since: string | null
  key: string
}

// In a paused branch a platform alone cannot be opened.
const platformsOf = (branch: Branch, now: number): Reminded[] =>
  branch.state === 'Paused'
    ? []
    : branch.channelPauses
        .filter(({ until, since }) => until === null && hoursSince(since, now) >= 1)
        .map(({ channelId, since }) => ({
          branch,
          channelId,
          since,
          key: `${branch.id}/${channelId} ${since} ${hoursSince(since, now)}`,
        }))

const HELD_SHUT = ['PlanExpired', 'AccountClosing']

const wholeOf = (branches: readonly Branch[], now: number): Reminded[] =>
  branches
    // Without a plan, or in a closing account, nobody can open it; another bar says so.
    .filter(
      ({ state, stateUntil, stateReason }) =>
        state === 'Paused' && stateUntil === null && !HELD_SHUT.includes(stateReason ?? ''),
    )
    .map(branch => ({ branch, since: branch.stateSince, hours: hoursSince(branch.stateSince, now) }))
    .filter(({ branch, hours }) => hours >= 1 || isByItself(branch))
    .map(({ branch, since, hours }) => ({ branch, since, key: `${branch.id} ${since} ${hours}` }))

/**
 * Returns the branches and platforms that are paused without an end. The key changes every
 * hour, so that a closed reminder returns.
 */
export const remindersOf = (branches: readonly Branch[], now: number): Reminded[] => [
  ...wholeOf(branches, now),
  ...branches.flatMap(branch => platformsOf(branch, now)),
]

interface ReminderProps {
  reminded: Reminded
  now: number
  onClose: () => void
}

const Reminder = ({ reminded: { branch, channelId, since }, now, onClose }: ReminderProps) => {
  const { t } = useTranslation('host')
  const { language } = useLanguage()
  const format = useFormat()
  const queryClient = useQueryClient()
  const notDoneWords = useFailureText()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.put('/api/Branch/SetStatus', {
        body: { branchIds: [branch.id], state: 'Open', ...(channelId && { channelIds: [channelId] }) },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSettled: () => queryClient.invalidateQueries(branchesQuery),
  })
  const name = inLanguage(branch.name, language)
  const duration = format.duration(now - Date.parse(since ?? ''))
  const isMissed = channelId === undefined && isByItself(branch)
  const platform = channelId === undefined ? '' : channelName(channelId, language)
  const text = platform ? 'pausedBar.platform' : isMissed ? 'pausedBar.missed' : 'pausedBar.closed'
  return (
    <SlimBar role={isMissed ? 'alert' : 'status'}>
      <CirclePause size={16} aria-hidden />
      <span>{t(text, { name, platform, duration })}</span>
      <Button size="sm" variant="ghost" isLoading={isPending} onClick={() => mutate()}>
        {t('pausedBar.open')}
      </Button>
      {error && !isPending && <span role="alert">{notDoneWords(error)}</span>}
      <IconButton
        size="sm"
        label={t('pausedBar.later')}
        icon={<X size={16} aria-hidden />}
        onClick={onClose}
      />
    </SlimBar>
  )
}

/** Hourly reminder, for people who may open it, of a branch or platform that is paused without an end. */
export const PausedBar = () => {
  const mayOpen = useCan('branches.state')
  const isOperator = useIsOperator()
  const now = useServerNow()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const { data: branches = [] } = useQuery({ ...branchesQuery, enabled: mayOpen && !isOperator })
  if (!mayOpen || isOperator) return null
  return remindersOf(branches, now)
    .filter(({ key }) => !closed.has(key))
    .map(reminded => (
      <Reminder
        key={`${reminded.branch.id} ${reminded.channelId ?? ''}`}
        reminded={reminded}
        now={now}
        onClose={() => setClosed(new Set([...closed, reminded.key]))}
      />
    ))
}
