import { api } from '@sufra/shared/api'
import { BulkBar, useBulkWork } from '@sufra/shared/ui/data'
import type { Selection } from '@sufra/shared/ui/data'
import { useQueryClient } from '@tanstack/react-query'
import { Wrench } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RADAR_KEY, useRepairFailure } from '../radar.queries.ts'
import type { RadarFilters } from '../radar.queries.ts'
import { repairRequestOf } from './repair-request.ts'
import type { GridRow } from './group-rows.ts'

interface GridBulkProps {
  selection: Selection<GridRow>
  branchId: number
  filters: Pick<RadarFilters, 'channel' | 'kind'>
}

/** Repairs the differences of the selected products, one after another, on the filtered platforms of the branch. */
export const GridBulk = ({ selection, branchId, filters: { channel, kind } }: GridBulkProps) => {
  const { t } = useTranslation('radar')
  const queryClient = useQueryClient()
  const work = useBulkWork<GridRow>()
  const failureText = useRepairFailure()
  const start = () =>
    work.run({
      rows: selection.chosen,
      each: row =>
        api.post('/api/Drift/Repair', {
          body: repairRequestOf(row, {
            branchId,
            ...(channel && { channelId: channel }),
            ...(kind && { kind }),
          }),
        }),
      onEnd: () => {
        selection.clear()
        void queryClient.invalidateQueries({ queryKey: RADAR_KEY })
      },
    })
  return (
    <BulkBar
      selection={selection}
      work={work}
      failure={work.state.failed > 0 ? failureText(work.firstError) : undefined}
      actions={[
        { id: 'mend', label: t('grid.mend'), icon: <Wrench size={18} aria-hidden />, onPress: start },
      ]}
    />
  )
}
