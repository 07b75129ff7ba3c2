import type { AuditEntry } from '@sufra/shared/contracts/audit'
import { useFormat } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Bdi, Button, TextLink } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDrawer } from '#src/audit-entries/act-drawer.tsx'
import { useActWords, useActorName } from '#src/audit-entries/act-words.ts'
import { auditQuery } from '#src/audit-entries/audit.queries.ts'
import { Line, Lines } from '#src/lines/lines.tsx'
import { Panel } from './panel.tsx'

const SHOWN = 10

/** Renders the latest acts of the operator's staff on this merchant. */
export const ActivityPanel = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const actWords = useActWords()
  const actorName = useActorName()
  const [opened, setOpened] = useState<AuditEntry | null>(null)
  return (
    <Panel
      title={t('admin:merchant.activity')}
      answer={useQuery(auditQuery({ accountId: id, page: 1, pageSize: SHOWN }))}
      emptyText={({ data }) => (data.length === 0 ? t('admin:merchant.noActivity') : null)}
      foot={<ActDrawer entry={opened} onClose={() => setOpened(null)} />}
    >
      {({ data, totalCount }) => (
        <>
          <Lines>
            {data.map(entry => (
              <Line
                key={entry.id}
                detail={
                  <>
                    {format.dateTime(entry.at)} · <Bdi>{actorName(entry)}</Bdi>
                  </>
                }
                end={
                  <Button size="sm" variant="ghost" onClick={() => setOpened(entry)}>
                    {t('admin:merchant.show')}
                  </Button>
                }
              >
                {actWords(entry.action)}
              </Line>
            ))}
          </Lines>
          {totalCount > SHOWN && (
            <TextLink asChild>
              <Link to={`/audit?accountId=${id}`}>{t('admin:merchant.allActivity')}</Link>
            </TextLink>
          )}
        </>
      )}
    </Panel>
  )
}
