import type { ReleaseList } from '@sufra/shared/contracts/release-control'
import { Button } from '@sufra/shared/ui'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoteName } from '../remote-name.ts'
import { ChangeForm } from './change-form.tsx'
import { isOtherCanary, isPossible, wordsOf } from './change-kinds.ts'
import type { ChangeRequest } from './change-kinds.ts'
import { useChangeForm } from './use-change-form.ts'

const IS_DANGER = ['rollback', 'disable']

interface ChangeDialogProps {
  isOpen: boolean
  request: ChangeRequest
  list: ReleaseList
  onClose: () => void
}

/** Renders the confirmation before a pointer moves: the effect, both versions, and the reason. */
export const ChangeDialog = ({ isOpen, request, list, onClose }: ChangeDialogProps) => {
  const { t } = useTranslation()
  const formId = useId()
  const remoteName = useRemoteName()
  const state = useChangeForm({ request, list, onDone: onClose })
  const { name, channel } = request.pointer
  const words = wordsOf(request, request.pointer)
  const { version } = state.choice
  // A version that became stable meanwhile is no longer a choice.
  const isChosen =
    request.kind !== 'canary' ||
    (version !== '' && version !== state.pointer.stable && isOtherCanary(state.pointer, state.choice))
  const isMeant = isPossible(state.asked, state.pointer, version) && isChosen
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`admin:releases.change.title.${words}`, { remote: remoteName(name), channel })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('admin:releases.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={IS_DANGER.includes(request.kind) ? 'dangerSolid' : 'solid'}
            isLoading={state.form.isBusy}
            disabled={!isMeant}
          >
            {t(`admin:releases.change.confirm.${words}`)}
          </Button>
        </>
      }
    >
      <ChangeForm id={formId} request={request} list={list} state={state} />
    </Dialog>
  )
}
