import type { OwnAct } from '@sufra/shared/contracts/own-audit'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, PageHead, Stack, Text } from '@sufra/shared/ui'
import { LogTable, useTableUrl } from '@sufra/shared/ui/data'
import { Drawer } from '@sufra/shared/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActChanges } from './act-changes.tsx'
import { useActWords } from './act-words.ts'
import { useAuditColumns } from './audit-columns.tsx'
import { AuditToolbar } from './audit-toolbar.tsx'
import { AUDIT_URL } from './audit-url.ts'
import { auditQuery, readAudit } from './audit.queries.ts'

/** Details of one act: action, object, person, time and changes. */
const ActDrawer = ({ act, onClose }: { act: OwnAct | null; onClose: () => void }) => {
  const format = useFormat()
  const { actionOf, actorOf, subjectOf } = useActWords()
  return (
    <Drawer isOpen={act !== null} onClose={onClose} title={act ? actionOf(act) : ''}>
      {act && (
        <Stack gap="4">
          <div>
            {act.subject !== null && (
              <Text fontWeight="semibold" overflowWrap="anywhere">
                <Bdi>{subjectOf(act)}</Bdi>
              </Text>
            )}
            <Text color="muted">
              <Bdi>{actorOf(act)}</Bdi> · <Bdi>{format.dateTime(act.at)}</Bdi>
            </Text>
          </div>
          <ActChanges act={act} />
        </Stack>
      )}
    </Drawer>
  )
}

/** Audit log of the merchant's people and of Sufra's staff. Filters, page and columns are in the address. */
export const AuditPage = () => {
  const { t } = useTranslation('audit')
  const [opened, setOpened] = useState<OwnAct | null>(null)
  const url = useTableUrl(AUDIT_URL)
  const { page, pageSize, filters } = url
  const title = t('title')
  return (
    <>
      <title>{t('host:pageTitle', { title })}</title>
      <PageHead title={title} status={<span>{t(filters.from ? 'chosenDays' : 'lastDays')}</span>} />
      <LogTable
        name="own-audit"
        fileName="audit"
        caption={title}
        columns={useAuditColumns()}
        answer={useQuery(auditQuery({ ...filters, page, pageSize }))}
        readPage={(asked, signal) => readAudit({ ...filters, ...asked }, signal)}
        rowKey={({ key }) => key}
        opens={setOpened}
        url={url}
        words={{
          noMatch: t('noMatch'),
          empty: t('empty'),
          pages: t('pages'),
          failed: { title: t('failed.title'), detail: t('failed.detail') },
        }}
        toolbar={end => <AuditToolbar url={url}>{end}</AuditToolbar>}
      />
      <ActDrawer act={opened} onClose={() => setOpened(null)} />
    </>
  )
}
