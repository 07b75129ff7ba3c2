import type { DriftRow, RepairRequest } from '@sufra/shared/contracts/drift'
import { Button, Pill } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import type { TableColumn } from '@sufra/shared/ui/data'
import { Wrench } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ShownCell, SinceCell, WantedCell, WhatCell, WhereCell } from './drift-cells.tsx'
import { keyOfRow, useCanRepair, useDriftWords } from './drift-words.ts'

const FAMILIES: Record<DriftRow['verdict'], PillFamily> = {
  same: 'active',
  pending: 'pending',
  different: 'disabled',
  unknown: 'neutral',
}

interface ActionProps {
  row: DriftRow
  isBusy: boolean
  onRepair: (request: RepairRequest, key: string) => void
}

const pressOf = ({ kind, wanted }: DriftRow): string => {
  if (kind === 'state') return wanted === 'closed' ? 'close' : 'open'
  if (kind === 'availability') return wanted === true ? 'offer' : 'hide'
  return kind
}

const Action = ({ row, isBusy, onRepair }: ActionProps) => {
  const { t } = useTranslation('radar')
  const { nameOf } = useDriftWords()
  const canRepair = useCanRepair()
  const { branchId, channelId, kind, productId, verdict } = row
  if (verdict !== 'different' || !canRepair(kind))
    return (
      <Pill family={FAMILIES[verdict]}>
        {t(`verdict.${row.repairAt && !row.endedAt ? 'repairing' : verdict}`)}
      </Pill>
    )
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<Wrench size={16} aria-hidden />}
      isLoading={isBusy}
      aria-label={t('pressFor', { press: t(`press.${pressOf(row)}`), name: nameOf(row) })}
      onClick={() =>
        onRepair(
          { branchIds: [branchId], channelId, kind, ...(productId !== null && { productId }) },
          keyOfRow(row),
        )
      }
    >
      {t(`press.${pressOf(row)}`)}
    </Button>
  )
}

/** Returns the columns: difference, place, wanted and shown value, time, and the repair button. */
export const useDriftColumns = ({
  now,
  isBusy,
  onRepair,
}: {
  now: number
  isBusy: (key: string) => boolean
  onRepair: ActionProps['onRepair']
}): TableColumn<DriftRow>[] => {
  const { t } = useTranslation('radar')
  return [
    { id: 'what', header: t('columns.what'), render: row => <WhatCell row={row} /> },
    { id: 'where', header: t('columns.where'), render: row => <WhereCell row={row} /> },
    { id: 'wanted', header: t('columns.wanted'), render: row => <WantedCell row={row} /> },
    { id: 'shown', header: t('columns.shown'), render: row => <ShownCell row={row} /> },
    { id: 'since', header: t('columns.since'), render: row => <SinceCell row={row} now={now} /> },
    {
      id: 'action',
      header: t('columns.action'),
      align: 'end',
      render: row => <Action row={row} isBusy={isBusy(keyOfRow(row))} onRepair={onRepair} />,
    },
  ]
}
