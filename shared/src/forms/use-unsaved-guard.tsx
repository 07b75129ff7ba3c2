import { useLanguage } from '@sufra/shared/i18n'
import { ConfirmDialog } from '@sufra/shared/ui/overlays'
import type { ReactNode } from 'react'
import { useLeaveGuard } from '#src/router/leave-guard.ts'
import { formTexts } from './form-texts.ts'

export interface UnsavedGuard {
  /** Dialog to render while the guard asks. */
  guard: ReactNode
  /** Marks everything as saved, before the screen navigates by itself. */
  release: () => void
}

/**
 * Asks before typed values are lost, while `isUnsaved`: on a link, the Back button or closing the tab. Navigation
 * within the same path is free, because a wizard keeps its drafts. Calls `onLeave` when a person chose to lose the
 * values.
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
