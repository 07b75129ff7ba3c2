import { Button } from '@sufra/shared/ui'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { UntilFields } from './until-fields.tsx'
import { useWrittenEnd } from './use-written-end.ts'

export interface UntilDialogProps {
  /** Number of products to snooze. */
  count: number
  onSnooze: (until: string) => void
  onClose: () => void
}

/** Dialog for the date and time at which products are on sale again. */
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
