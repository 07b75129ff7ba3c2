import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PriceException } from '@sufra/shared/contracts/pricing'
import { toast } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { exceptionsOf, reloadChannels, saveExceptions } from '../channel-menus.queries.ts'

/** One place is named once: a new price takes the old one's place. */
export const withException = (list: readonly PriceException[], added: PriceException): PriceException[] => [
  ...withoutException(list, added),
  added,
]

export const withoutException = (list: readonly PriceException[], gone: PriceException): PriceException[] =>
  list.filter(one => one.channelId !== gone.channelId || one.branchId !== gone.branchId)

export type ExceptionChange = (list: readonly PriceException[]) => PriceException[]

interface Saved {
  productId: number
  change: ExceptionChange
}

/** Changes the prices of one dish. Its whole list is written, so it is read right before: what the screen has may be less. */
export const useSaveExceptions = (serviceProviderId: number, onDone?: () => void) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const saving = useMutation({
    mutationFn: async ({ productId, change }: Saved) => {
      const list = change(await exceptionsOf({ serviceProviderId, productId }))
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
    onError: () => toast({ kind: 'error', text: t('menus:channels.notSaved') }),
    onSettled: () => reloadChannels(queryClient, serviceProviderId),
  })
  return { save: saving.mutate, isSaving: saving.isPending }
}
