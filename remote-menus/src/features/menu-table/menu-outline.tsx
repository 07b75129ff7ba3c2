import { Skeleton, Stack } from '@sufra/shared/ui'
import { DataTable } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { TreeCard, WorkplaceGrid } from './workplace-grid.ts'

const LINES = ['one', 'two', 'three', 'four', 'five', 'six']

/** Skeleton of tree and table while the menu loads. */
export const MenuOutline = () => {
  const { t } = useTranslation()
  const header = (id: string) => ({ id, header: t(`menus:table.column.${id}`), render: () => null })
  return (
    <WorkplaceGrid>
      <TreeCard aria-hidden>
        <Stack gap="4" p="2">
          {LINES.map(line => (
            <Skeleton key={line} h="5" />
          ))}
        </Stack>
      </TreeCard>
      <DataTable
        caption={t('menus:table.caption')}
        columns={['product', 'category', 'price', 'state', 'updated'].map(header)}
        rows={undefined}
        rowKey={() => 0}
      />
    </WorkplaceGrid>
  )
}
