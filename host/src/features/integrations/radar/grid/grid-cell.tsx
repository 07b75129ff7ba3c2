import type { DriftRow, RepairRequest, ShopReading } from '@sufra/shared/contracts/drift'
import { useFormat } from '@sufra/shared/i18n'
import { Button, Text, chakra } from '@sufra/shared/ui'
import { Check, CircleHelp, LoaderCircle, TriangleAlert } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ShownCell } from '../drift-cells.tsx'
import { useCanRepair, useDriftWords } from '../drift-words.ts'
import { repairRequestOf } from './repair-request.ts'

const ICONS: Record<DriftRow['verdict'], LucideIcon> = {
  same: Check,
  pending: LoaderCircle,
  different: TriangleAlert,
  unknown: CircleHelp,
}

const Cell = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minW: '10rem',
    whiteSpace: 'nowrap',
    '& > svg': { flexShrink: 0, color: 'muted' },
    '&[data-verdict=same] > svg': { color: 'active' },
    '&[data-verdict=pending] > svg': { color: 'pending' },
    '&[data-verdict=different] > svg': { color: 'disabled' },
    '& > div': { flex: '1', lineHeight: '1.4' },
    '& small': { display: 'block', textStyle: 'xs12', color: 'muted' },
    '&[data-verdict=different] small': { color: 'disabled' },
  },
})

/** Returns the age of a cell: since when it differs, or when an equal value was read. */
const useAge = () => {
  const format = useFormat()
  return ({ since }: DriftRow, shop: ShopReading | undefined, now: number): string => {
    const instant = since ?? shop?.readAt
    return instant ? format.duration(Math.max(0, now - Date.parse(instant))) : ''
  }
}

interface GridCellProps {
  /** worst row first; empty when the platform shows nothing of the product */
  rows: readonly DriftRow[]
  shop: ShopReading | undefined
  now: number
  isBusy: boolean
  onRepair: (request: RepairRequest) => void
}

/** A product on one platform: whether it is as wanted, since when, and the repair button. */
export const GridCell = ({ rows, shop, now, isBusy, onRepair }: GridCellProps) => {
  const { t } = useTranslation('radar')
  const { nameOf, whatOf } = useDriftWords()
  const canRepair = useCanRepair()
  const ageOf = useAge()
  const [worst] = rows
  if (!worst)
    return (
      <Text as="span" color="muted">
        {t('grid.nothing')}
      </Text>
    )
  const { verdict, branchId, channelId, repairAt, endedAt } = worst
  const Icon = ICONS[verdict]
  const word = t(`verdict.${repairAt && !endedAt ? 'repairing' : verdict}`)
  const differing = rows.filter(row => row.verdict === 'different')
  const isRepairable = differing.length > 0 && differing.some(row => canRepair(row.kind))
  return (
    <Cell data-verdict={verdict}>
      <Icon size={16} aria-label={word} role="img" />
      <div>
        <ShownCell row={worst} />
        <small>
          {[verdict === 'different' ? whatOf(worst) : word, ageOf(worst, shop, now)]
            .filter(Boolean)
            .join(' · ')}
          {differing.length > 1 && ` · ${t('grid.more', { count: differing.length - 1 })}`}
        </small>
      </div>
      {isRepairable && (
        <Button
          variant="outline"
          size="sm"
          isLoading={isBusy}
          aria-label={t('grid.mendOf', {
            name: nameOf(worst),
            platform: t(`channels.${worst.channelKey}`),
          })}
          onClick={() => onRepair(repairRequestOf(worst, { branchId, channelId }))}
        >
          {t('grid.mend')}
        </Button>
      )}
    </Cell>
  )
}
