import { toast } from '@sufra/shared/ui/cards'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Reports each failed load once. `failedAt` is the time of the latest failure, 0 without one. */
export const useFailureToast = (failedAt: number): void => {
  const { t } = useTranslation()
  const told = useRef(0)
  useEffect(() => {
    if (failedAt <= told.current) return
    told.current = failedAt
    toast({ kind: 'error', text: t('menus:FailedToFetchProducts') })
  }, [failedAt, t])
}
