import type { Choice } from '@sufra/shared/contracts/choice'
import { Button, lazyPart } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import type { ComponentProps } from 'react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChoiceForm } from './choice-form.tsx'
import type { GroupValues } from './group-values.ts'

const { Part: LazyChoiceForm } = lazyPart<ComponentProps<typeof ChoiceForm>>({
  load: () => import(/* webpackChunkName: "choice-form" */ './choice-form.tsx').then(each => each.ChoiceForm),
  height: '420px',
})

/** What a drawer opens with: an empty group, a stored choice, or a copy of one. */
export interface ChoiceDraft {
  group: GroupValues
  stored: Choice | null
}

interface ChoiceDrawerProps {
  /** None keeps it closed. */
  draft: ChoiceDraft | null
  serviceProviderId: number
  onClose: () => void
  onSaved: (choice: Choice) => void
}

/** The form of a choice, over the list of choices or over a product that is to carry it. */
export const ChoiceDrawer = ({ draft, serviceProviderId, onClose, onSaved }: ChoiceDrawerProps) => {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  return (
    <Drawer
      isOpen={draft !== null}
      onClose={onClose}
      title={t(draft?.stored ? 'menus:choices.editTitle' : 'menus:choices.newTitle')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
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
          onSaved={onSaved}
        />
      )}
    </Drawer>
  )
}
