import { Button, Field, Stack, Text, TextInput } from '@sufra/shared/ui'
import { DateInput } from '@sufra/shared/ui/dates'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

// Saudi Arabia has one time zone and no daylight saving time.
const OFFSET = '+03:00'

export interface MomentDialogProps {
  onChoose: (at: string) => void
  onClose: () => void
}

/** Asks for the date and time to which the menu is restored. */
export const MomentDialog = ({ onChoose, onClose }: MomentDialogProps) => {
  const { t } = useTranslation()
  const [day, setDay] = useState<string | null>(null)
  const [time, setTime] = useState('09:00')
  const at = day && time ? new Date(`${day}T${time}:00${OFFSET}`) : null
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('menus:history.toMoment')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('menus:remove.cancel')}
          </Button>
          <Button disabled={at === null} onClick={() => at && onChoose(at.toISOString())}>
            {t('menus:history.look')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{t('menus:history.toMomentDetail')}</Text>
        <DateInput label={t('menus:history.day')} value={day} onChange={setDay} />
        <Field label={t('menus:history.time')}>
          <TextInput type="time" dir="ltr" value={time} onChange={event => setTime(event.target.value)} />
        </Field>
      </Stack>
    </Dialog>
  )
}
