import type { ReleaseList } from '@sufra/shared/contracts/release-control'
import { useContractForm } from '@sufra/shared/forms'
import type { ContractForm } from '@sufra/shared/forms'
import { toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pointer } from '../release-view.ts'
import { useRemoteName } from '../remote-name.ts'
import { canaryStart } from './canary-start.ts'
import { wordsOf } from './change-kinds.ts'
import type { PointerChange, ChangeChoice, ChangeRequest } from './change-kinds.ts'
import { useChangePointer } from './change-pointer.queries.ts'
import { changeRequestOf, loadChangeContract } from './send-change.ts'

interface ChangeFormOptions {
  request: ChangeRequest
  list: ReleaseList
  onDone: () => void
}

/** State on which the person decides: as first seen, or as it is since it moved. */
interface Seen {
  asked: PointerChange
  pointer: Pointer
  revision: number
  hasMoved: boolean
}

export interface ChangeFormState extends Seen {
  form: ContractForm<ChangeChoice>
  choice: ChangeChoice
  change: (change: Partial<Pick<ChangeChoice, 'version' | 'percent'>>) => void
  send: ReturnType<ContractForm<ChangeChoice>['submit']>
}

const startOf = (request: ChangeRequest, list: ReleaseList) =>
  request.kind === 'rollback' ? { version: '', percent: 0 } : canaryStart(list.versions, request.pointer)

/**
 * Holds the state on which a change is decided. A refresh behind the dialog does not change it; a conflict renews it
 * and keeps typed values.
 */
export const useChangeForm = ({ request, list, onDone }: ChangeFormOptions): ChangeFormState => {
  const { t } = useTranslation()
  const remoteName = useRemoteName()
  const { pointer, revision } = request
  const [seen, setSeen] = useState<Seen>({ asked: request, pointer, revision, hasMoved: false })
  const { mutateAsync } = useChangePointer()
  const form = useContractForm<ChangeChoice>({
    contract: () => loadChangeContract(request),
    defaultValues: { why: '', ...startOf(request, list) },
    prepare: choice => changeRequestOf({ ...choice, ...seen, expectedRevision: seen.revision }),
  })
  const send = form.submit(async choice => {
    const outcome = await mutateAsync({ ...choice, ...seen })
    if (outcome.kind === 'moved') {
      setSeen({
        asked: outcome.asked,
        pointer: outcome.pointer ?? seen.pointer,
        revision: outcome.revision,
        hasMoved: true,
      })
      return
    }
    toast({
      kind: 'success',
      text: t(`admin:releases.change.done.${wordsOf(request, pointer)}`, {
        remote: remoteName(seen.pointer.name),
      }),
    })
    onDone()
  })
  const [why, version, percent] = form.watch(['why', 'version', 'percent'])
  return {
    form,
    choice: { why, version, percent },
    change: changed => {
      if (changed.version !== undefined) form.setValue('version', changed.version)
      if (changed.percent !== undefined) form.setValue('percent', changed.percent)
    },
    ...seen,
    send,
  }
}
