import type { RepairRequest, ShopReading } from '@sufra/shared/contracts/drift'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { toServerTime } from '@sufra/shared/live'
import { Bdi, Box, EmptyState, Stack, Text } from '@sufra/shared/ui'
import { DataTable, useSelection } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import { Switch } from '@sufra/shared/ui/forms'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCanRepair } from '../drift-words.ts'
import { readAtOf, standingOf } from '../radar-summary.tsx'
import { gridQuery } from '../radar.queries.ts'
import type { RadarFilters } from '../radar.queries.ts'
import { GridCell } from './grid-cell.tsx'
import { GridBulk } from './grid-bulk.tsx'
import { groupRows, isRepairable, onlyDifferent } from './group-rows.ts'
import type { GridRow } from './group-rows.ts'

interface DriftGridProps {
  filters: RadarFilters
  shops: readonly ShopReading[]
  /** the shown branch */
  branchId: number
  isBusy: (key: string) => boolean
  onRepair: (request: RepairRequest, key: string) => void
  onChange: (change: Partial<RadarFilters>) => void
}

const NO_ROWS: readonly GridRow[] = []
const keyOf = ({ productId }: GridRow): number => productId ?? 0

const useNames = () => {
  const { t } = useTranslation('radar')
  const { language } = useLanguage()
  return ({ name }: GridRow): string => (name ? inLanguage(name, language) : t('shop'))
}

const useGridColumns = ({
  ofBranch,
  now,
  isBusy,
  onRepair,
}: Pick<DriftGridProps, 'isBusy' | 'onRepair'> & {
  ofBranch: readonly ShopReading[]
  now: number
}): TableColumn<GridRow>[] => {
  const { t } = useTranslation('radar')
  const nameOf = useNames()
  return [
    {
      id: 'dish',
      header: t('grid.dish'),
      render: row => (
        <Text as="b" fontWeight="semibold">
          <Bdi>{nameOf(row)}</Bdi>
        </Text>
      ),
    },
    ...ofBranch.map((shop): TableColumn<GridRow> => {
      const { channelId, channelKey } = shop
      return {
        id: channelKey,
        header: t(`channels.${channelKey}`),
        render: ({ productId, cells }) => {
          const key = `grid-${productId ?? 0}-${channelId}`
          return (
            <GridCell
              shop={shop}
              now={now}
              rows={cells.get(channelId) ?? []}
              isBusy={isBusy(key)}
              onRepair={request => onRepair(request, key)}
            />
          )
        },
      }
    }),
  ]
}

/** Products of one branch in rows, and its platforms in columns. */
export const DriftGrid = ({ filters, shops, branchId, isBusy, onRepair, onChange }: DriftGridProps) => {
  const { t } = useTranslation('radar')
  const nameOf = useNames()
  const canRepair = useCanRepair()
  const grid = useQuery(gridQuery(filters, branchId))
  const ofBranch = shops.filter(
    shop => shop.branchId === branchId && (filters.channel === null || shop.channelId === filters.channel),
  )
  const columns = useGridColumns({ ofBranch, now: toServerTime(grid.dataUpdatedAt), isBusy, onRepair })
  // The placeholder rows of another branch are not shown as this one's.
  const isOther = grid.isPlaceholderData && grid.data?.[0]?.branchId !== branchId
  const all = grid.data && !isOther ? groupRows(grid.data) : undefined
  const isOnlyDifferent = filters.show === null
  const isAll = isOnlyDifferent && filters.kind === null && filters.channel === null
  const rows = all && isOnlyDifferent ? onlyDifferent(all) : all
  const selection = useSelection({
    rows: rows ?? NO_ROWS,
    rowKey: keyOf,
    totalCount: rows?.length ?? 0,
    listKey: `${branchId} ${filters.channel ?? ''} ${filters.kind ?? ''} ${isOnlyDifferent}`,
    canSelect: row => isRepairable(row, canRepair),
  })
  return (
    <Stack gap="3.5">
      <Box w="fit-content">
        <Switch
          label={t('grid.only')}
          isOn={isOnlyDifferent}
          onChange={isOn => onChange({ show: isOn ? null : 'all' })}
        />
      </Box>
      <DataTable
        caption={t('caption')}
        columns={columns}
        isWide
        isBox
        rows={rows}
        rowKey={keyOf}
        selection={selection}
        bar={<GridBulk selection={selection} filters={filters} branchId={branchId} />}
        rowLabel={nameOf}
        failure={
          grid.isError
            ? {
                title: t('failedTitle'),
                detail: t('failedDetail'),
                onRetry: () => void grid.refetch(),
                isRetrying: grid.isFetching,
              }
            : null
        }
        empty={
          <EmptyState title={t(isAll || readAtOf(ofBranch) === null ? standingOf(ofBranch) : 'noMatch')} />
        }
      />
    </Stack>
  )
}
