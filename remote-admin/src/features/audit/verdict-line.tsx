import { useFormat } from '@sufra/shared/i18n'
import { Banner, Button, Num, Skeleton } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { verdictQuery } from './audit.queries.ts'

/** Renders the integrity of the audit log; checked when the screen opens and on request. */
export const VerdictLine = () => {
  const { t } = useTranslation()
  const format = useFormat()
  const { data: verdict, isPending, isError, isFetching, refetch } = useQuery(verdictQuery)
  const again = (
    <Button size="sm" variant="ghost" onClick={() => void refetch()} disabled={isFetching}>
      {t('admin:acts.checkAgain')}
    </Button>
  )
  if (isPending) return <Skeleton h="12" borderRadius="card" />
  // A broken log stays broken, whatever the last check returned.
  if (verdict && !verdict.isWhole)
    return (
      <Banner tone="error" icon={<ShieldAlert size={20} aria-hidden />} action={again}>
        {t('admin:acts.broken', { number: verdict.brokenId })}
      </Banner>
    )
  if (!verdict || isError)
    return (
      <Banner tone="pending" icon={<ShieldAlert size={20} aria-hidden />} action={again}>
        {t('admin:acts.notChecked')}
      </Banner>
    )
  return (
    <Banner tone="neutral" icon={<ShieldCheck size={20} aria-hidden />} action={again}>
      {t('admin:acts.whole', { when: format.dateTime(verdict.checkedAt), count: verdict.count })}{' '}
      {verdict.count > 0 && <Num value={verdict.head.hash.slice(0, 12)} />}
    </Banner>
  )
}
