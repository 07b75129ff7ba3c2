import { Button } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** What ties a form to the button that stands outside it. */
export interface DrawerForm {
  id: string
  onDone: () => void
  onBusy: (isBusy: boolean) => void
}

interface FormDrawerProps {
  isOpen: boolean
  onClose: () => void
  title: string
  submitLabel: string
  children: (form: DrawerForm) => ReactNode
}

/** A form beside the list, with its buttons at the drawer's foot. */
export const FormDrawer = ({ isOpen, onClose, title, submitLabel, children }: FormDrawerProps) => {
  const { t } = useTranslation('team')
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} isLoading={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children({ id, onDone: onClose, onBusy: setIsBusy })}
    </Drawer>
  )
}
