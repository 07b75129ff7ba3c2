import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '@sufra/shared/live'
import type { Product } from '@sufra/shared/contracts/product'
import { toast } from '@sufra/shared/ui/cards'
import { useMemo } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useReadName } from '../place/read-name.ts'
import type { Place } from '../place/place.ts'
import { dishStateOf } from '../place/dish-state.ts'
import { reloadMenu } from '#src/products/products.queries.ts'
import { SPEC_TEXT, isStale, updateErrorMessage } from '#src/products/update-messages.ts'
import { productIdsOf, snooze } from '#src/snooze/snooze.ts'
import type { ProductCall, SnoozeCall, SnoozeOutcome } from '#src/snooze/snooze.ts'
import { inCalls, undoCalls } from '#src/snooze/undo-calls.ts'
import type { OfferUndo } from '../undo/undo-offer.ts'
import { partialFailureText } from '#src/products/partial-failure-text.ts'
import { partialUndoToast } from '#src/products/partial-undo-toast.ts'
import type { SnoozeEnd } from '#src/snooze/written-end.ts'
import type { SavingMarks } from './pending-saves.ts'

interface Tools {
  saving: SavingMarks
  offerUndo: OfferUndo
}

interface Change {
  products: readonly Product[]
  place: Place
  /** state before a change of several steps; omitted: the current state */
  before?: readonly Product[]
}

const branchesOf = ({ branchIds }: Place): { branchIds?: number[] } =>
  branchIds ? { branchIds: [...branchIds] } : {}

const idsOf = (products: readonly Product[]): number[] => products.map(({ id }) => id)

// A product that is off sale everywhere can only be activated everywhere, and a branch cannot snooze it additionally.
const activateCallsOf = ({ products, place }: Change): ProductCall[] => {
  const off = products.filter(product => !dishStateOf(product, place).isOnSale)
  const reached = (reach: 'brand' | 'branches') =>
    idsOf(off.filter(product => dishStateOf(product, place).reach === reach))
  return [
    ...inCalls(reached('brand')).map((productIds): ProductCall => ({
      kind: 'activate',
      body: { productIds },
    })),
    ...inCalls(reached('branches')).map((productIds): ProductCall => ({
      kind: 'activate',
      body: { productIds, ...branchesOf(place) },
    })),
  ]
}

const snoozeCallsOf = ({ products, place }: Change, end: SnoozeEnd): ProductCall[] => {
  const wanted = place.branchIds ? 'branches' : 'brand'
  const ids = idsOf(products.filter(product => dishStateOf(product, place).reach === wanted))
  return inCalls(ids).map(productIds => ({
    kind: 'snooze',
    body: { productIds, ...branchesOf(place), ...end },
  }))
}

// Activating in one branch may have ended a snooze of the whole brand; the undo restores that snooze for the brand.
const backCallsOf = (before: readonly Product[], { branchIds }: Place): ProductCall[] => {
  const isOfBrand = ({ isVisible }: Product) => !branchIds || !isVisible
  const others = before.filter(product => !isOfBrand(product))
  return [
    ...undoCalls(before.filter(isOfBrand), null, serverNow()),
    ...undoCalls(others, branchIds, serverNow()),
  ]
}

/** Result of a change: true if everything was done, and the ids of the rest. */
export interface ChangeResult {
  isDone: boolean
  left: ReadonlySet<number>
}

const NOTHING = {
  activate: 'menus:liveMenu.nothingToActivate',
  snooze: 'menus:liveMenu.nothingToSnooze',
} as const satisfies Record<ProductCall['kind'], string>

const willBeOnSale = (call: SnoozeCall): boolean =>
  call.kind === 'flip' ? !call.product.isVisible : call.kind === 'activate'

const createSending = (queryClient: QueryClient, saving: SavingMarks) => ({
  /** Sends the calls. Products of failed calls keep their pending look until `letGo`. */
  run: async (calls: readonly SnoozeCall[]): Promise<SnoozeOutcome> => {
    for (const call of calls) saving.mark(productIdsOf(call), willBeOnSale(call))
    const outcome = await snooze(queryClient, calls)
    const ids = calls.flatMap(productIdsOf)
    saving.settle(
      ids.filter(id => !outcome.failedIds.has(id)),
      outcome.products,
    )
    return outcome
  },
  letGo: async (left: ReadonlySet<number>): Promise<void> => {
    await reloadMenu(queryClient)
    saving.clear([...left])
  },
})

/** Returns the toast after a flip, with the texts of the specification (specification#texts). */
const flipToast = ({ products, errors, isUnsure }: SnoozeOutcome, t: TFunction) => {
  if (errors.length === 0)
    return products.length > 0
      ? ({ kind: 'success', text: SPEC_TEXT.updated } as const)
      : ({ kind: 'error', text: SPEC_TEXT.updatedEmpty } as const)
  const [error] = errors
  if (isStale(error)) return { kind: 'error', text: t('menus:liveMenu.stale') } as const
  // One toast with the failure and, below it, the specification's message for updates.
  const failure = t(isUnsure ? 'menus:liveMenu.unsure' : 'menus:FailedToUpdateVisibility')
  return { kind: 'error', text: `${failure}\n${updateErrorMessage(error)}` } as const
}

/** Returns flip, snooze, activate and undo for one or many products, in the brand or in branches. */
export const useAvailabilityCalls = ({ saving, offerUndo }: Tools) => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const readName = useReadName()

  return useMemo(() => {
    const { run, letGo } = createSending(queryClient, saving)
    const failed = t('menus:FailedToUpdateVisibility')

    const putBack = (before: readonly Product[], place: Place) => {
      const send = async (products: readonly Product[]) => {
        const { failedIds, isUnsure } = await run(backCallsOf(products, place))
        if (failedIds.size === 0) return
        const rest = products.filter(({ id }) => failedIds.has(id))
        const counts = { count: before.length - rest.length, total: before.length }
        toast(partialUndoToast({ ...counts, failed, isUnsure, onRest: () => void send(rest) }, t))
        await letGo(failedIds)
      }
      void send(before)
    }

    const offer = (before: readonly Product[], place: Place, kind: ProductCall['kind']) => {
      const [first] = before
      if (!first) return
      const [one, many] =
        kind === 'snooze'
          ? (['menus:snooze.snoozedOne', 'menus:snooze.snoozed'] as const)
          : (['menus:snooze.activatedOne', 'menus:snooze.activated'] as const)
      const text =
        before.length === 1 ? t(one, { name: readName(first.name) }) : t(many, { count: before.length })
      offerUndo({ text, undo: () => putBack(before, place) })
    }

    const change = async (
      kind: ProductCall['kind'],
      calls: ProductCall[],
      { products, place, before = products }: Change,
    ): Promise<ChangeResult> => {
      const ids = new Set(calls.flatMap(({ body }) => body.productIds))
      if (calls.length === 0) {
        toast({ kind: 'info', text: t(NOTHING[kind]) })
        return { isDone: false, left: new Set(idsOf(products)) }
      }
      const { failedIds: left, isUnsure } = await run(calls)
      const changed = before.filter(({ id }) => ids.has(id) && !left.has(id))
      offer(changed, place, kind)
      if (left.size === 0) return { isDone: true, left }
      const none = isUnsure ? t('menus:liveMenu.unsure') : failed
      const partly = { count: changed.length, total: ids.size, isUnsure }
      toast({ kind: 'error', text: changed.length > 0 ? partialFailureText(partly, t) : none })
      await letGo(left)
      return { isDone: false, left }
    }

    const flip = async (product: Product, place: Place): Promise<ChangeResult> => {
      const none: ChangeResult = { isDone: false, left: new Set([product.id]) }
      if (product.serviceProviderId === 0) {
        toast({ kind: 'error', text: SPEC_TEXT.chooseProvider })
        return none
      }
      const outcome = await run([{ kind: 'flip', product }])
      const isDone = outcome.products.length > 0
      if (isDone) offer([product], place, product.isVisible ? 'snooze' : 'activate')
      toast(flipToast(outcome, t))
      // The specification requires a reload after each update (specification#products).
      void letGo(outcome.failedIds)
      return isDone ? { isDone, left: outcome.failedIds } : none
    }

    return {
      flip,
      snooze: (wanted: Change, end: SnoozeEnd) => change('snooze', snoozeCallsOf(wanted, end), wanted),
      activate: (wanted: Change) => change('activate', activateCallsOf(wanted), wanted),
    }
  }, [queryClient, t, readName, saving, offerUndo])
}
export type AvailabilityCalls = ReturnType<typeof useAvailabilityCalls>
