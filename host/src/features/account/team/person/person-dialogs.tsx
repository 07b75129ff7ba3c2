import { ConfirmDialog } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { usePersonAction } from './person-actions.queries.ts'
import { PersonDrawer } from './person-drawer.tsx'
import type { PersonRequest } from './person-menu.tsx'
import type { TeamScope } from '../team.queries.ts'

interface PersonDialogsProps {
  audience: TeamScope
  /** A request of a row's menu that needs a second step. */
  request: PersonRequest | null
  /** Closes the dialog of this request. */
  onClose: () => void
}

/** Second steps: the form of a person, and confirmations before somebody loses access. */
export const PersonDialogs = ({ audience, request, onClose }: PersonDialogsProps) => {
  const { t } = useTranslation('team')
  const { mutate, isPending, variables } = usePersonAction()
  const kind = request?.kind === 'withdraw' ? 'withdraw' : 'deactivate'
  const { name = '', email = '' } = request?.person ?? {}
  return (
    <>
      <PersonDrawer
        isOpen={request?.kind === 'edit'}
        onClose={onClose}
        audience={audience}
        person={request?.person}
      />
      <ConfirmDialog
        isOpen={request !== null && request.kind !== 'edit'}
        title={t(`confirm.${kind}.title`, { name })}
        body={t(`confirm.${kind}.body`, { email })}
        confirmLabel={t(`actions.${kind}`)}
        cancelLabel={t('cancel')}
        onConfirm={() => request && mutate({ action: kind, person: request.person }, { onSettled: onClose })}
        onClose={onClose}
        isBusy={isPending && variables.person === request?.person}
        isDanger
      />
    </>
  )
}
