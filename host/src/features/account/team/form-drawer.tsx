import { Button } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnClose } from '#src/dialog-state/use-own-close.ts'

/** Connects a form with its submit button outside the form. */
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

const OpenedForm = ({ isOpen, onClose, title, submitLabel, children }: FormDrawerProps) => {
  const { t } = useTranslation('team')
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  const closeOwn = useOwnClose(isOpen, onClose)
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
      {children({ id, onDone: closeOwn, onBusy: setIsBusy })}
    </Drawer>
  )
}

/** Returns how often the drawer was opened. */
const useOpening = (isOpen: boolean): number => {
  const [seen, setSeen] = useState({ isOpen, opening: 0 })
  if (seen.isOpen !== isOpen) setSeen({ isOpen, opening: seen.opening + Number(isOpen) })
  return seen.opening
}

/** A form beside the list, with buttons at the drawer's foot. Each opening gets a fresh form. */
export const FormDrawer = (props: FormDrawerProps) => <OpenedForm key={useOpening(props.isOpen)} {...props} />
