import { useQuery } from '@tanstack/react-query'
import type { MenuRevision } from '@sufra/shared/contracts/menu-history'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Button, EmptyState, Flex, Stack } from '@sufra/shared/ui'
import { DataTable, usePagedRows, useTableUrl } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'
import { Menu } from '@sufra/shared/ui/overlays'
import { History, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHistoryColumns } from './history-columns.tsx'
import { menuHistoryQuery } from './history.queries.ts'
import type { RestorePoint } from './history.queries.ts'
import { MomentDialog } from './moment-dialog.tsx'
import { RestoreDialog } from './restore-dialog.tsx'

/** Only the page is stored: the order is fixed, and the brand has its own parameter. */
const HISTORY_URL: TableUrl<Record<string, never>, never> = { readFilters: () => ({}) }

interface Asked {
  to: RestorePoint
  title: string
}

const useRestoreQuestions = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const format = useFormat()
  const momentOf = (at: string): Asked => ({
    to: { at },
    title: t('menus:history.menuOf', { when: format.dateTime(at) }),
  })
  const versionOf = ({ id, entity, entityId, name, at }: MenuRevision): Asked => ({
    to: { entity, entityId, revisionId: id },
    title: t('menus:history.versionOf', { name: inLanguage(name, language), when: format.dateTime(at) }),
  })
  return { momentOf, versionOf }
}

/** Change history of one menu. */
export const MenuHistory = ({ serviceProviderId }: { serviceProviderId: number }) => {
  const { t } = useTranslation()
  const url = useTableUrl(HISTORY_URL)
  const history = useQuery(menuHistoryQuery({ serviceProviderId, page: url.page, size: url.pageSize }))
  const list = usePagedRows(history, url, {
    failed: { title: t('menus:history.failed'), detail: t('menus:liveMenu.failedDetail') },
    pages: t('menus:history.pages'),
  })
  const columns = useHistoryColumns()
  const { momentOf, versionOf } = useRestoreQuestions()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const menuOf = (row: MenuRevision) => [
    ...(row.size > 1
      ? []
      : [
          {
            id: 'version',
            label: t('menus:history.putVersionBack'),
            icon: <RotateCcw size={16} aria-hidden />,
            onSelect: () => setAsked(versionOf(row)),
          },
        ]),
    {
      id: 'moment',
      label: t('menus:history.putMenuBack'),
      icon: <History size={16} aria-hidden />,
      onSelect: () => setAsked(momentOf(row.at)),
    },
  ]
  return (
    <Stack gap="3.5">
      <Flex>
        <Button variant="outline" onClick={() => setIsChoosing(true)}>
          {t('menus:history.toMoment')}
        </Button>
      </Flex>
      <DataTable
        {...list}
        caption={t('menus:history.title')}
        columns={[
          ...columns,
          {
            id: 'actions',
            header: t('menus:history.actions'),
            isAction: true,
            render: row => <Menu label={t('menus:history.actions')} items={menuOf(row)} />,
          },
        ]}
        rowKey={({ id }) => id}
        empty={<EmptyState drawing="receipt" title={t('menus:history.empty')} />}
      />
      {isChoosing && (
        <MomentDialog
          onClose={() => setIsChoosing(false)}
          onChoose={at => {
            setIsChoosing(false)
            setAsked(momentOf(at))
          }}
        />
      )}
      {asked && (
        <RestoreDialog
          key={asked.title}
          {...asked}
          serviceProviderId={serviceProviderId}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  )
}
