import { Button } from '@sufra/shared/ui'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { UntilFields } from './until-fields.tsx'
import { useWrittenEnd } from './use-written-end.ts'

export interface UntilDialogProps {
  /** How many products it is for. */
  count: number
  onSnooze: (until: string) => void
  onClose: () => void
}

/** Asks for the day and the time at which products come back. */
export const UntilDialog = ({ count, onSnooze, onClose }: UntilDialogProps) => {
  const { t } = useTranslation()
  const { fields, until } = useWrittenEnd()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('menus:bulk.snoozeTitle', { count })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('menus:remove.cancel')}
          </Button>
          <Button disabled={until === null} onClick={() => until !== null && onSnooze(until)}>
            {t('menus:bulk.snooze')}
          </Button>
        </>
      }
    >
      <UntilFields {...fields} />
    </Dialog>
  )
}
