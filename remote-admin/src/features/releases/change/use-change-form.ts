import type { ReleaseList } from '@sufra/shared/contracts/release-control'
import { toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pointer } from '../release-view.ts'
import { useRemoteName } from '../remote-name.ts'
import { canaryStart } from './canary-start.ts'
import type { ChangeChoice, ChangeRequest } from './change-kinds.ts'
import { useChangePointer } from './change-pointer.queries.ts'

interface ChangeFormOptions {
  request: ChangeRequest
  list: ReleaseList
  onDone: () => void
}

export interface ChangeFormState {
  choice: ChangeChoice
  change: (change: Partial<ChangeChoice>) => void
  /** The pointer that the person decides on: as they saw it, or as it stands since it moved. */
  pointer: Pointer
  hasMoved: boolean
  error: unknown
  isBusy: boolean
  send: () => void
}

/** What a change is decided on. A refresh behind the dialog does not touch it; a conflict renews it and keeps what was typed. */
export const useChangeForm = ({ request, list, onDone }: ChangeFormOptions): ChangeFormState => {
  const { t } = useTranslation()
  const remoteName = useRemoteName()
  const [seen, setSeen] = useState({ pointer: request.pointer, revision: request.revision, hasMoved: false })
  const [choice, setChoice] = useState<ChangeChoice>(() => ({
    why: '',
    ...canaryStart(list.versions, request.pointer),
  }))
  const { mutate, isPending, error } = useChangePointer()
  const send = () => {
    if (isPending) return
    mutate(
      { asked: request, pointer: seen.pointer, revision: seen.revision, ...choice },
      {
        onSuccess: outcome => {
          if (outcome.kind === 'moved') {
            setSeen({ pointer: outcome.pointer ?? seen.pointer, revision: outcome.revision, hasMoved: true })
            return
          }
          toast({
            kind: 'success',
            text: t(`admin:releases.change.done.${request.kind}`, { remote: remoteName(seen.pointer.name) }),
          })
          onDone()
        },
      },
    )
  }
  return {
    choice,
    change: changed => setChoice(current => ({ ...current, ...changed })),
    ...seen,
    error,
    isBusy: isPending,
    send,
  }
}
