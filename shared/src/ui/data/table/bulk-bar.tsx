import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/press/button.tsx'
import { IconButton } from '#src/ui/press/icon-button.tsx'
import { countDigits } from '#src/ui/text/digits.ts'
import { Num } from '#src/ui/text/num.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import { BulkRegion } from './bulk-region.tsx'
import { useTableWords } from './table-words.ts'
import type { BulkWork } from './use-bulk-work.ts'

export interface BulkAction {
  id: string
  label: string
  icon?: ReactNode
  onPress: () => void
  /** Red, for destructive actions. */
  isDanger?: boolean
  isDisabled?: boolean
}

export interface BulkBarProps {
  selection: {
    count: number
    totalCount: number
    isEverything: boolean
    page: 'none' | 'some' | 'all'
    selectEverything: () => void
    clear: () => void
  }
  actions: readonly BulkAction[]
  /**
   * Offers to select all filtered rows once the shown ones are selected. Leave it out if the actions cannot reach other
   * pages.
   */
  canSelectEverything?: boolean
  /** Progress of the bulk work (`useBulkWork`). */
  work?: BulkWork
  /** Reason of the first failure, in the texts of the screen. */
  failure?: string
}

const Chosen = ({ selection, actions, canSelectEverything }: BulkBarProps) => {
  const words = useTableWords()
  const { count, totalCount, isEverything, page, selectEverything, clear } = selection
  const hasMore = canSelectEverything && page === 'all' && !isEverything && count < totalCount
  return (
    <>
      <p>
        {words.selected}: <Num value={count} />
      </p>
      <div>
        {hasMore && (
          <Button size="sm" variant="ghost" color="primary" onClick={selectEverything}>
            {`${words.selectEverything} (${countDigits(totalCount)})`}
          </Button>
        )}
        {actions.map(({ id, label, icon, onPress, isDanger, isDisabled }) => (
          <Button
            key={id}
            size="sm"
            variant={isDanger ? 'danger' : 'ghost'}
            icon={icon}
            disabled={isDisabled}
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
      </div>
      <IconButton size="sm" label={words.clearSelection} icon={<X size={18} aria-hidden />} onClick={clear} />
    </>
  )
}

/** Renders the bar over a table's head: the number of selected rows, the actions, then the progress of the work. */
export const BulkBar = (props: BulkBarProps) => {
  const { selection, work, failure } = props
  const isUnderWay = work !== undefined && work.state.phase !== 'idle'
  if (!isUnderWay && selection.count === 0) return null
  return (
    <BulkRegion>
      {isUnderWay ? <BulkProgress work={work} failure={failure} /> : <Chosen {...props} />}
    </BulkRegion>
  )
}
