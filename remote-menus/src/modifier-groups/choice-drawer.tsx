import type { Choice } from '@sufra/shared/contracts/choice'
import { Button, lazyPart } from '@sufra/shared/ui'
import { ConfirmDialog, Drawer } from '@sufra/shared/ui/overlays'
import type { ComponentProps } from 'react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChoiceForm } from './choice-form.tsx'
import type { GroupValues } from './group-values.ts'

const { Part: LazyChoiceForm } = lazyPart<ComponentProps<typeof ChoiceForm>>({
  load: () => import(/* webpackChunkName: "choice-form" */ './choice-form.tsx').then(each => each.ChoiceForm),
  height: '420px',
})

/** Initial state of the drawer: an empty group, a stored modifier group, or a copy of one. */
export interface ChoiceDraft {
  group: GroupValues
  stored: Choice | null
}

interface ChoiceDrawerProps {
  /** Null keeps the drawer closed. */
  draft: ChoiceDraft | null
  serviceProviderId: number
  onClose: () => void
  onSaved: (choice: Choice) => void
}

/** Drawer with the form of a shared modifier group, over the list of groups or over a product that will use it. */
export const ChoiceDrawer = ({ draft, serviceProviderId, onClose, onSaved }: ChoiceDrawerProps) => {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const [isTouched, setIsTouched] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const id = useId()
  const close = () => {
    setIsAsking(false)
    onClose()
  }
  // Escape or a click outside closes by accident easily, so ask before discarding input.
  const handleClose = () => (isTouched ? setIsAsking(true) : close())
  return (
    <>
      <Drawer
        isOpen={draft !== null}
        onClose={handleClose}
        title={t(draft?.stored ? 'menus:choices.editTitle' : 'menus:choices.newTitle')}
        footer={
          <>
            <Button variant="outline" onClick={handleClose}>
              {t('menus:choices.cancel')}
            </Button>
            <Button type="submit" form={id} isLoading={isBusy}>
              {t('menus:choices.save')}
            </Button>
          </>
        }
      >
        {draft && (
          <LazyChoiceForm
            key={draft.group.id}
            id={id}
            serviceProviderId={serviceProviderId}
            {...draft}
            onBusy={setIsBusy}
            onTouched={setIsTouched}
            onSaved={onSaved}
          />
        )}
      </Drawer>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t('menus:choices.loseTitle')}
        body={t('menus:choices.loseBody')}
        confirmLabel={t('menus:choices.lose')}
        cancelLabel={t('menus:choices.keepEditing')}
        onConfirm={close}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
