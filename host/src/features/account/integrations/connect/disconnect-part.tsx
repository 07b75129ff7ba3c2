import type { Connection } from '@sufra/shared/contracts/integration'
import { Button } from '@sufra/shared/ui'
import { ConfirmDialog, toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDisconnect } from '../integrations.queries.ts'

/** Ends a connection after a confirmation. */
export const DisconnectPart = ({ connection, onEnded }: { connection: Connection; onEnded: () => void }) => {
  const { t } = useTranslation('integrations')
  const { mutate, isPending } = useDisconnect()
  const [isAsking, setIsAsking] = useState(false)
  const end = () =>
    mutate(connection.id, {
      onSuccess: () => {
        setIsAsking(false)
        toast({ kind: 'success', text: t('done.disconnected') })
        onEnded()
      },
    })
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {t('disconnect.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('disconnect.title')}
        body={t('disconnect.body')}
        confirmLabel={t('disconnect.action')}
        cancelLabel={t('cancel')}
        onConfirm={end}
        onClose={() => setIsAsking(false)}
        isBusy={isPending}
        isDanger
      />
    </>
  )
}
