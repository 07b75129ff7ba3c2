import { useMutation, useQueryClient } from '@tanstack/react-query'
import { newIdempotencyKey } from '@sufra/shared/api'
import { Button } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { isUnknownOutcome } from '@sufra/shared/unknown-outcome'
import { useTranslation } from 'react-i18next'
import { publishMenu, reloadChannels } from '../channel-menus.queries.ts'

interface PublishButtonProps {
  serviceProviderId: number
  channelIds: number[]
  label: string
  isDisabled?: boolean
}

/** Publishes the menu to platforms, once per press. */
export const PublishButton = ({ serviceProviderId, channelIds, label, isDisabled }: PublishButtonProps) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const publishing = useMutation({
    mutationFn: () => publishMenu({ serviceProviderId, channelIds }, newIdempotencyKey()),
    onSuccess: () => toast({ kind: 'success', text: t('menus:channels.published') }),
    onError: error =>
      toast({
        kind: 'error',
        text: t(`menus:channels.${isUnknownOutcome(error) ? 'publishUnsure' : 'notPublished'}`),
      }),
    onSettled: () => reloadChannels(queryClient, serviceProviderId),
  })
  return (
    <Button disabled={isDisabled || publishing.isPending} onClick={() => publishing.mutate()}>
      {label}
    </Button>
  )
}
