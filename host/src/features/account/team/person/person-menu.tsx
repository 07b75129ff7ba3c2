import type { TeamMember } from '@sufra/shared/contracts/user'
import { useSession } from '@sufra/shared/session'
import { Menu } from '@sufra/shared/ui/overlays'
import type { MenuItem } from '@sufra/shared/ui/overlays'
import { MailPlus, Pencil, RotateCcw, UserMinus, UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PersonAction } from './person-actions.queries.ts'
import { personState } from './person-state.ts'
import type { PersonState } from './person-state.ts'

export interface PersonRequest {
  kind: 'edit' | PersonAction
  person: TeamMember
}

const OFFERED: Record<PersonState, PersonRequest['kind'][]> = {
  active: ['edit', 'deactivate'],
  invited: ['edit', 'resend', 'withdraw'],
  inviteExpired: ['edit', 'resend', 'withdraw'],
  deactivated: ['restore'],
}

const ICONS = {
  edit: <Pencil size={16} aria-hidden />,
  resend: <MailPlus size={16} aria-hidden />,
  withdraw: <UserX size={16} aria-hidden />,
  deactivate: <UserMinus size={16} aria-hidden />,
  restore: <RotateCcw size={16} aria-hidden />,
}

interface PersonMenuProps {
  person: TeamMember
  now: number
  onRequest: (request: PersonRequest) => void
}

/** Actions on a person. Nobody can deactivate themselves. */
export const PersonMenu = ({ person, now, onRequest }: PersonMenuProps) => {
  const { t } = useTranslation('team')
  const isOneself = useSession(state => state.user?.Id === person.id)
  const kinds = isOneself ? (['edit'] as const) : OFFERED[personState(person, now)]
  const items = kinds.map((kind): MenuItem => ({
    id: kind,
    label: t(`actions.${kind}`),
    icon: ICONS[kind],
    isDanger: kind === 'deactivate' || kind === 'withdraw',
    onSelect: () => onRequest({ kind, person }),
  }))
  return <Menu label={t('actionsFor', { name: person.name })} items={items} />
}
