import type { AuditEntry } from '@sufra/shared/contracts/audit'
import { useFormat } from '@sufra/shared/i18n'
import { Banner, Box, Button, Num, PageHead, Skeleton } from '@sufra/shared/ui'
import { LogTable, useTableUrl } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDrawer } from '#src/audit-entries/act-drawer.tsx'
import { auditQuery, readAudit } from '#src/audit-entries/audit.queries.ts'
import { useAuditColumns } from './audit-columns.tsx'
import { AuditToolbar } from './audit-toolbar.tsx'
import { AUDIT_URL } from './audit-url.ts'
import { verdictQuery } from './audit.queries.ts'

/** Renders the integrity of the audit log; checked when the screen opens and on request. */
const VerdictLine = () => {
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

/** Renders the acts of the operator's staff. Filters, page and columns are in the address. */
export const AuditPage = () => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<AuditEntry | null>(null)
  const url = useTableUrl(AUDIT_URL)
  const { page, pageSize, filters } = url
  return (
    <>
      <PageHead title={t('admin:nav.audit')} />
      <Box mb="4.5">
        <VerdictLine />
      </Box>
      <LogTable
        name="audit"
        fileName="audit"
        caption={t('admin:nav.audit')}
        columns={useAuditColumns()}
        answer={useQuery(auditQuery({ ...filters, page, pageSize }))}
        readPage={(asked, signal) => readAudit({ ...filters, ...asked }, signal)}
        rowKey={({ id }) => id}
        opens={setOpened}
        url={url}
        words={{
          noMatch: t('admin:acts.noMatch'),
          empty: t('admin:acts.empty'),
          pages: t('admin:acts.pages'),
          failed: { title: t('admin:acts.failedTitle'), detail: t('admin:merchants.failedDetail') },
        }}
        toolbar={end => <AuditToolbar url={url}>{end}</AuditToolbar>}
      />
      <ActDrawer entry={opened} onClose={() => setOpened(null)} />
    </>
  )
}
