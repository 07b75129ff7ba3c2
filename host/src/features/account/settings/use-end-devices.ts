import { toast } from '@sufra/shared/ui/overlays'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { devicesQuery, endDevice, endOtherDevices } from './settings.queries.ts'

/** Signs one device out, or all but this one. */
export const useEndDevices = () => {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const shared = {
    onError: () => toast({ kind: 'error', text: t('devices.endFailed') }),
    onSettled: () => queryClient.invalidateQueries(devicesQuery),
  } as const
  const one = useMutation({
    ...shared,
    mutationFn: endDevice,
    onSuccess: () => toast({ kind: 'success', text: t('devices.ended') }),
  })
  const others = useMutation({
    ...shared,
    mutationFn: endOtherDevices,
    onSuccess: () => toast({ kind: 'success', text: t('devices.othersEnded') }),
  })
  return { one, others }
}
