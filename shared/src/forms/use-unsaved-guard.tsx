import { useLanguage } from '@sufra/shared/i18n'
import { ConfirmDialog } from '@sufra/shared/ui/overlays'
import type { ReactNode } from 'react'
import { useLeaveGuard } from '#src/router/leave-guard.ts'
import { formTexts } from './form-texts.ts'

export interface UnsavedGuard {
  /** To be rendered: the question, when it has to be asked. */
  guard: ReactNode
  /** Says that all is saved, before the screen moves on by itself. */
  release: () => void
}

/**
 * Asks before what was typed is lost, while `isUnsaved`: by a link, the browser's way back or a closed tab. Steps within the
 * same path are free: a wizard keeps its drafts. `onLeave` is told when somebody chose to lose it.
 */
export const useUnsavedGuard = (isUnsaved: boolean, onLeave?: () => void): UnsavedGuard => {
  const words = formTexts(useLanguage().language)
  const { isAsking, leave, stay, release } = useLeaveGuard(isUnsaved)
  const handleLeave = () => {
    onLeave?.()
    leave()
  }
  const guard = (
    <ConfirmDialog
      isOpen={isAsking}
      isDanger
      title={words.unsavedTitle}
      body={words.unsavedBody}
      confirmLabel={words.unsavedLeave}
      cancelLabel={words.unsavedStay}
      onConfirm={handleLeave}
      onClose={stay}
    />
  )
  return { guard, release }
}
