import { useQueryClient } from '@tanstack/react-query'
import { serverNow } from '@sufra/shared/live'
import type { Product } from '@sufra/shared/contracts/product'
import { toast } from '@sufra/shared/ui/cards'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadName } from '../place/read-name.ts'
import type { Place } from '../place/place.ts'
import { dishStateOf } from '../place/dish-state.ts'
import { patchMenu, reloadMenu } from '#src/products/products.queries.ts'
import { inCalls, undoCalls } from '#src/snooze/undo-calls.ts'
import type { UndoCall } from '#src/snooze/undo-calls.ts'
import type { OfferUndo } from '../undo/undo-offer.ts'
import { sendUndo } from '#src/products/availability.queries.ts'
import type { SnoozeEnd } from '#src/snooze/written-end.ts'
import type { SavingMarks } from './saving.ts'

interface Tools {
  saving: SavingMarks
  offerUndo: OfferUndo
}

interface Change {
  products: readonly Product[]
  place: Place
  /** as they were before all that is now one change; as they are when left out */
  before?: readonly Product[]
}

const branchesOf = ({ branchIds }: Place): { branchIds?: number[] } =>
  branchIds ? { branchIds: [...branchIds] } : {}

const idsOf = (products: readonly Product[]): number[] => products.map(({ id }) => id)

// A product that is off for all is activated for all, and cannot be snoozed in one branch on top.
const activateCallsOf = ({ products, place }: Change): UndoCall[] => {
  const off = products.filter(product => !dishStateOf(product, place).isOnSale)
  const reached = (reach: 'brand' | 'branches') =>
    idsOf(off.filter(product => dishStateOf(product, place).reach === reach))
  return [
    ...inCalls(reached('brand')).map((productIds): UndoCall => ({ kind: 'activate', body: { productIds } })),
    ...inCalls(reached('branches')).map((productIds): UndoCall => ({
      kind: 'activate',
      body: { productIds, ...branchesOf(place) },
    })),
  ]
}

const snoozeCallsOf = ({ products, place }: Change, end: SnoozeEnd): UndoCall[] => {
  const wanted = place.branchIds ? 'branches' : 'brand'
  const ids = idsOf(products.filter(product => dishStateOf(product, place).reach === wanted))
  return inCalls(ids).map(productIds => ({
    kind: 'snooze',
    body: { productIds, ...branchesOf(place), ...end },
  }))
}

/** Snoozing and activating by the light calls: one card or many, with an end, in branches; and taking it back. */
export const useLightCalls = ({ saving, offerUndo }: Tools) => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const readName = useReadName()

  return useMemo(() => {
    const run = async (calls: readonly UndoCall[]): Promise<boolean> => {
      const ids = calls.flatMap(({ body }) => body.productIds)
      for (const { kind, body } of calls) saving.mark(body.productIds, kind === 'activate')
      const saved: Product[] = []
      try {
        for (const call of calls) {
          const { products } = await sendUndo(call)
          patchMenu(queryClient, products)
          saved.push(...products)
        }
        saving.settle(ids, saved)
        return true
      } catch {
        toast({ kind: 'error', text: t('menus:FailedToUpdateVisibility') })
        await reloadMenu(queryClient)
        saving.clear(ids)
        return false
      }
    }

    /** Offers to put `before` back: what was done to them is already saved. */
    const offer = (before: readonly Product[], place: Place, kind: UndoCall['kind']) => {
      const [first] = before
      if (!first) return
      const [one, many] =
        kind === 'snooze'
          ? (['menus:snooze.snoozedOne', 'menus:snooze.snoozed'] as const)
          : (['menus:snooze.activatedOne', 'menus:snooze.activated'] as const)
      const text =
        before.length === 1 ? t(one, { name: readName(first.name) }) : t(many, { count: before.length })
      // Who works everywhere ended in a branch what was off for all: it goes back for all.
      const isOfBrand = ({ isVisible }: Product) => !place.branchIds || !isVisible
      const undo = () =>
        void run([
          ...undoCalls(before.filter(isOfBrand), null, serverNow()),
          ...undoCalls(
            before.filter(product => !isOfBrand(product)),
            place.branchIds,
            serverNow(),
          ),
        ])
      offerUndo({ text, undo })
    }

    const change = async (
      calls: UndoCall[],
      { products, place, before = products }: Change,
    ): Promise<boolean> => {
      const ids = new Set(calls.flatMap(({ body }) => body.productIds))
      const [first] = calls
      if (!first || !(await run(calls))) return false
      const changed = before.filter(({ id }) => ids.has(id))
      offer(changed, place, first.kind)
      return true
    }

    return {
      offer,
      snooze: (wanted: Change, end: SnoozeEnd) => change(snoozeCallsOf(wanted, end), wanted),
      activate: (wanted: Change) => change(activateCallsOf(wanted), wanted),
    }
  }, [queryClient, t, readName, saving, offerUndo])
}
export type LightCalls = ReturnType<typeof useLightCalls>
