import { useQueryClient } from '@tanstack/react-query'
import { toast } from '@sufra/shared/ui/overlays'
import type { Product } from '@sufra/shared/contracts/product'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdSet } from '#src/products/id-set.ts'
import { patchMenu, reloadMenu } from '#src/products/products.queries.ts'
import { toggleVisibility } from './toggle-outcome.ts'
import { SPEC_TEXT, updateErrorMessage } from '#src/products/update-messages.ts'

const tellError = (text: string) => toast({ kind: 'error', text })

/** Snooze Item and Activate. `onSnoozed` is told when a product went off sale, to ask until when. */
export const useVisibilityToggle = (onSnoozed: (id: number) => void) => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const saving = useIdSet()

  const { add: markSaving, remove: unmarkSaving } = saving
  const toggle = useCallback(
    async (product: Product) => {
      markSaving(product.id)
      const outcome = await toggleVisibility(product, () => tellError(SPEC_TEXT.imageNotAttached))
      unmarkSaving(product.id)
      if (outcome.kind === 'noProvider') return tellError(SPEC_TEXT.chooseProvider)
      if (outcome.kind === 'saved') {
        if (!outcome.product.isVisible) onSnoozed(product.id)
        patchMenu(queryClient, [outcome.product])
        toast({ kind: 'success', text: SPEC_TEXT.updated })
      }
      if (outcome.kind === 'savedEmpty') tellError(SPEC_TEXT.updatedEmpty)
      if (outcome.kind === 'stale') tellError(t('menus:liveMenu.stale'))
      // One toast: what failed, and below it what the specification has said of an update.
      if (outcome.kind === 'failed')
        tellError(`${t('menus:FailedToUpdateVisibility')}\n${updateErrorMessage(outcome.error)}`)
      // The list reloads afterwards (specification#products).
      await reloadMenu(queryClient)
    },
    [queryClient, t, onSnoozed, markSaving, unmarkSaving],
  )
  return { savingIds: saving.ids, toggle }
}
