import { useFormat } from '@sufra/shared/i18n'
import { Banner, Button, Num, Skeleton } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { verdictQuery } from './audit.queries.ts'

/** Whether the audit is whole: read anew when the screen opens, and when somebody asks. */
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
  // What was broken stays so, whatever became of the last check.
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
