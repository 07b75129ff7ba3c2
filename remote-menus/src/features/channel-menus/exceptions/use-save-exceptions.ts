import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PriceException } from '@sufra/shared/contracts/pricing'
import { toast } from '@sufra/shared/ui/overlays'
import { isUnknownOutcome } from '@sufra/shared/unknown-outcome'
import { useTranslation } from 'react-i18next'
import { exceptionsOf, reloadChannels, saveExceptions } from '../channel-menus.queries.ts'

/** Each place occurs once: a new price replaces the old one. */
export const withException = (list: readonly PriceException[], added: PriceException): PriceException[] => [
  ...withoutException(list, added),
  added,
]

export const withoutException = (list: readonly PriceException[], gone: PriceException): PriceException[] =>
  list.filter(one => one.channelId !== gone.channelId || one.branchId !== gone.branchId)

export type ExceptionChange = (list: readonly PriceException[]) => PriceException[]

// A failed read is never a lost answer, because nothing was sent.
const readList = async (dish: {
  serviceProviderId: number
  productId: number
}): Promise<PriceException[]> => {
  try {
    return await exceptionsOf(dish)
  } catch (cause) {
    throw new Error('The prices of the dish did not come', { cause })
  }
}

interface Saved {
  productId: number
  change: ExceptionChange
}

/**
 * Saves the exceptions of one dish. The request replaces the whole list, so the list is read first; the screen's copy
 * may be incomplete.
 */
export const useSaveExceptions = (serviceProviderId: number, onDone?: () => void) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const saving = useMutation({
    mutationFn: async ({ productId, change }: Saved) => {
      const list = change(await readList({ serviceProviderId, productId }))
      return saveExceptions({
        serviceProviderId,
        productId,
        exceptions: list.map(({ channelId, branchId, price }) => ({ channelId, branchId, price })),
      })
    },
    onSuccess: () => {
      toast({ kind: 'success', text: t('menus:channels.saved') })
      onDone?.()
    },
    onError: error =>
      toast({
        kind: 'error',
        text: t(isUnknownOutcome(error) ? 'menus:channels.saveUnsure' : 'menus:channels.notSaved'),
      }),
    onSettled: () => reloadChannels(queryClient, serviceProviderId),
  })
  return { save: saving.mutate, isSaving: saving.isPending }
}
