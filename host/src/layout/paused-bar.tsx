import { api, newIdempotencyKey } from '@sufra/shared/api'
import type { Branch } from '@sufra/shared/contracts/merchant'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { useCan, useIsOperator } from '@sufra/shared/session'
import { Button, IconButton } from '@sufra/shared/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CirclePause, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import { SlimBar } from './slim-bar.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

const hoursSince = ({ stateSince }: Branch, now: number): number =>
  stateSince ? Math.floor((now - Date.parse(stateSince)) / HOUR) : 0

/** Nobody pressed pause there, so nobody knows: that is said at once, and not only after an hour. */
const isByItself = ({ stateReason }: Branch): boolean => stateReason === 'MissedOrders'

/** Paused without an end. The key changes every hour, so that who closed the bar is reminded again. */
export const remindersOf = (branches: readonly Branch[], now: number): { branch: Branch; key: string }[] =>
  branches
    .filter(({ state, stateUntil }) => state === 'Paused' && stateUntil === null)
    .map(branch => ({ branch, hours: hoursSince(branch, now) }))
    .filter(({ branch, hours }) => hours >= 1 || isByItself(branch))
    .map(({ branch, hours }) => ({ branch, key: `${branch.id} ${branch.stateSince} ${hours}` }))

const Reminder = ({ branch, now, onClose }: { branch: Branch; now: number; onClose: () => void }) => {
  const { t } = useTranslation('host')
  const { language } = useLanguage()
  const format = useFormat()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.put('/api/Branch/SetStatus', {
        body: { branchIds: [branch.id], state: 'Open' },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSettled: () => queryClient.invalidateQueries(branchesQuery),
  })
  const name = inLanguage(branch.name, language)
  const duration = format.duration(now - Date.parse(branch.stateSince ?? ''))
  return (
    <SlimBar role={isByItself(branch) ? 'alert' : 'status'}>
      <CirclePause size={16} aria-hidden />
      <span>{t(isByItself(branch) ? 'pausedBar.missed' : 'pausedBar.closed', { name, duration })}</span>
      <Button size="sm" variant="ghost" isLoading={isPending} onClick={() => mutate()}>
        {t('pausedBar.open')}
      </Button>
      <IconButton
        size="sm"
        label={t('pausedBar.later')}
        icon={<X size={16} aria-hidden />}
        onClick={onClose}
      />
    </SlimBar>
  )
}

/** Every hour, for who may open it again: a branch that somebody paused without an end is still closed. */
export const PausedBar = () => {
  const mayOpen = useCan('branches.state')
  const isOperator = useIsOperator()
  const now = useNow()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const { data: branches = [] } = useQuery({ ...branchesQuery, enabled: mayOpen && !isOperator })
  if (!mayOpen || isOperator) return null
  return remindersOf(branches, now)
    .filter(({ key }) => !closed.has(key))
    .map(({ branch, key }) => (
      <Reminder
        key={branch.id}
        branch={branch}
        now={now}
        onClose={() => setClosed(new Set([...closed, key]))}
      />
    ))
}
