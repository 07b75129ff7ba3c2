import { useQueryClient } from '@tanstack/react-query'
import { toast } from '@sufra/shared/ui/cards'
import type { Product } from '@sufra/shared/contracts/product'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { patchMenu, reloadMenu } from '#src/products/products.queries.ts'
import { isLost } from '#src/products/lost-answer.ts'
import type { SavingMarks } from './saving.ts'
import { toggleVisibility } from './toggle-outcome.ts'
import { SPEC_TEXT, updateErrorMessage } from '#src/products/update-messages.ts'

const tellError = (text: string) => toast({ kind: 'error', text })

interface Tools {
  saving: SavingMarks
  /** called after each change: opens the snooze choice and offers the undo */
  onSaved: (before: Product, saved: Product) => void
}

/** Returns "Snooze Item" and "Activate" for the whole brand. */
export const useVisibilityToggle = ({ saving, onSaved }: Tools) => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()

  return useCallback(
    async (product: Product) => {
      saving.mark([product.id], !product.isVisible)
      const outcome = await toggleVisibility(product)
      saving.settle([product.id], outcome.kind === 'saved' ? [outcome.product] : [])
      if (outcome.kind === 'noProvider') return tellError(SPEC_TEXT.chooseProvider)
      if (outcome.kind === 'saved') {
        onSaved(product, outcome.product)
        patchMenu(queryClient, [outcome.product])
        toast({ kind: 'success', text: SPEC_TEXT.updated })
      }
      if (outcome.kind === 'savedEmpty') tellError(SPEC_TEXT.updatedEmpty)
      if (outcome.kind === 'stale') tellError(t('menus:liveMenu.stale'))
      // One toast with the failure and, below it, the specification's message for updates.
      if (outcome.kind === 'failed') {
        const what = isLost(outcome.error) ? 'menus:liveMenu.unsure' : 'menus:FailedToUpdateVisibility'
        tellError(`${t(what)}\n${updateErrorMessage(outcome.error)}`)
      }
      // The specification requires a reload after each update (specification#products).
      await reloadMenu(queryClient)
    },
    [queryClient, t, onSaved, saving],
  )
}
