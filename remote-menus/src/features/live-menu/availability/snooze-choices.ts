import { useQueryClient } from '@tanstack/react-query'
import { toast } from '@sufra/shared/ui/overlays'
import type { SnoozeRequest } from '@sufra/shared/contracts/snooze'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { patchMenu, reloadMenu } from '#src/products/products.queries.ts'
import { snoozeProducts } from './availability.queries.ts'

export const SNOOZE_CHOICES = ['oneHour', 'endOfDay', 'tomorrow', 'manual'] as const
export type SnoozeChoice = (typeof SNOOZE_CHOICES)[number]

const PRESET: Record<Exclude<SnoozeChoice, 'manual'>, SnoozeRequest['preset']> = {
  oneHour: '1h',
  endOfDay: 'endOfDay',
  tomorrow: 'tomorrow',
}

/** Says until when a snoozed product stays off sale. "I'll do it" is how it is already: no call. */
export const useSnoozeChoice = () => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  return useCallback(
    async (id: number, choice: SnoozeChoice) => {
      if (choice === 'manual') return
      try {
        const answer = await snoozeProducts({ productIds: [id], preset: PRESET[choice] })
        patchMenu(queryClient, answer.products)
      } catch {
        toast({ kind: 'error', text: t('menus:FailedToUpdateVisibility') })
        await reloadMenu(queryClient)
      }
    },
    [queryClient, t],
  )
}
