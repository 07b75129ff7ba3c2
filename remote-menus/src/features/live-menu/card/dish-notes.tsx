import { useFormat } from '@sufra/shared/i18n'
import type { BranchSnooze } from '@sufra/shared/contracts/availability'
import type { Product } from '@sufra/shared/contracts/product'
import type { TFunction } from 'i18next'
import { CircleAlert, Store } from 'lucide-react'
import { useMenuClock } from '../availability/menu-clock.ts'
import { useReadName } from '../place/read-name.ts'
import { timeLeft } from './time-left.ts'

type BranchNames = ReadonlyMap<number, string>

const SnoozedBranch = ({ snooze, names, t }: { snooze: BranchSnooze; names: BranchNames; t: TFunction }) => {
  const now = useMenuClock()
  const left = timeLeft(snooze.until, { now, format: useFormat(), t })
  const name = useReadName()(names.get(snooze.branchId) ?? '')
  return (
    <span className="dish-note" data-kind="branch">
      <Store size={14} strokeWidth={2} aria-hidden />
      <span>
        <bdi>{name || t('menus:card.oneBranch')}</bdi>: {left}
      </span>
    </span>
  )
}

interface DishNotesProps {
  product: Product
  /** branches whose snoozes the card does not already show */
  branchIds: readonly number[] | null
  names: BranchNames
  t: TFunction
}

/** Other reasons why a dish is not sold: an unavailable option, or a snooze in a branch. */
export const DishNotes = ({ product, branchIds, names, t }: DishNotesProps) => {
  const readName = useReadName()
  const isShown = ({ branchId }: BranchSnooze) => !branchIds || branchIds.includes(branchId)
  const snoozes = product.branchSnoozes.filter(isShown)
  const [one] = snoozes
  const lacks = product.lacks.map(({ name }) => readName(name))
  return (
    <>
      {lacks.length > 0 && (
        <span className="dish-note" data-kind="lack">
          <CircleAlert size={14} strokeWidth={2} aria-hidden />
          <span>{t('menus:card.lacks', { name: lacks.join(t('menus:card.and')) })}</span>
        </span>
      )}
      {one && snoozes.length === 1 && <SnoozedBranch snooze={one} names={names} t={t} />}
      {snoozes.length > 1 && (
        <span className="dish-note" data-kind="branch">
          <Store size={14} strokeWidth={2} aria-hidden />
          <span>{t('menus:card.snoozedBranches', { count: snoozes.length })}</span>
        </span>
      )}
    </>
  )
}
