import { toast } from '@sufra/shared/ui/cards'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Tells each failed load once. `failedAt` is when the last one failed, 0 when none did. */
export const useFailureToast = (failedAt: number): void => {
  const { t } = useTranslation()
  const told = useRef(0)
  useEffect(() => {
    if (failedAt <= told.current) return
    told.current = failedAt
    toast({ kind: 'error', text: t('menus:FailedToFetchProducts') })
  }, [failedAt, t])
}
