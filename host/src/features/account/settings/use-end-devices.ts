import { toast } from '@sufra/shared/ui/overlays'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '#src/dialog-state/use-failure-text.ts'
import { devicesQuery, endDevice, endOtherDevices } from './settings.queries.ts'

const useAfterEnding = () => {
  const { t } = useTranslation('settings')
  const notDoneWords = useFailureText()
  const queryClient = useQueryClient()
  return {
    onError: (error: Error) => toast({ kind: 'error', text: notDoneWords(error, t('devices.endFailed')) }),
    onSettled: () => queryClient.invalidateQueries(devicesQuery),
  } as const
}

/** Signs one device out. One mutation per line, since several may be pending. */
export const useEndDevice = () => {
  const { t } = useTranslation('settings')
  return useMutation({
    ...useAfterEnding(),
    mutationFn: endDevice,
    onSuccess: () => toast({ kind: 'success', text: t('devices.ended') }),
  })
}

/** Signs out all devices but this one. */
export const useEndOtherDevices = () => {
  const { t } = useTranslation('settings')
  return useMutation({
    ...useAfterEnding(),
    mutationFn: endOtherDevices,
    onSuccess: () => toast({ kind: 'success', text: t('devices.othersEnded') }),
  })
}
