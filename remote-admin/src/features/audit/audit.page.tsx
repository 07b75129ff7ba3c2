import type { AuditEntry } from '@sufra/shared/contracts/audit'
import { Box, PageHead } from '@sufra/shared/ui'
import { LogTable, useTableUrl } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDrawer } from '#src/audit-entries/act-drawer.tsx'
import { auditQuery, readAudit } from '#src/audit-entries/audit.queries.ts'
import { useAuditColumns } from './audit-columns.tsx'
import { AuditToolbar } from './audit-toolbar.tsx'
import { AUDIT_URL } from './audit-url.ts'
import { VerdictLine } from './verdict-line.tsx'

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
