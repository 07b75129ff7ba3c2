import { useQueryClient } from '@tanstack/react-query'
import type { Product } from '@sufra/shared/contracts/product'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reloadMenu } from '#src/products/products.queries.ts'
import type { SnoozeEnd } from '#src/snooze/written-end.ts'
import { reportBulkResult } from './report-bulk-result.ts'
import { useBranchVisibility } from './use-branch-visibility.ts'
import { useUndo } from './use-undo.ts'

/** Snoozes many products. The undo restores each previous state. */
export const useBulkSnooze = (serviceProviderId: number) => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const { hide } = useBranchVisibility(serviceProviderId)
  const takeBack = useUndo(serviceProviderId)

  const snooze = async (products: readonly Product[], end: SnoozeEnd): Promise<boolean> => {
    setIsBusy(true)
    try {
      const reached = await hide(products, end)
      const whole = t('menus:bulk.done.snoozed', { count: products.length })
      return reportBulkResult({ asked: products, reached, whole, onUndo: () => takeBack(reached.before) }, t)
    } finally {
      setIsBusy(false)
      void reloadMenu(queryClient)
    }
  }
  return { snooze, isBusy }
}
