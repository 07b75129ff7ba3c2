import { inLanguage } from '@sufra/shared/contracts/text'
import type { TeamMember } from '@sufra/shared/contracts/user'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { useServerNow } from '@sufra/shared/live'
import { Link } from '@sufra/shared/router'
import { useIsImpersonating } from '@sufra/shared/session'
import { Bdi, TextLink } from '@sufra/shared/ui'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { BranchesCell, LastSeenCell, Lines, PersonCell, RoleCell, StateCell } from './person-cells.tsx'
import { PersonMenu } from '../person/person-menu.tsx'
import type { PersonRequest } from '../person/person-menu.tsx'
import { personState } from '../person/person-state.ts'
import type { TeamScope } from '../team.queries.ts'

type Column = TableColumn<TeamMember>

const useMerchantColumn = (): Column => {
  const { t } = useTranslation('team')
  const { language } = useLanguage()
  return {
    id: 'merchant',
    header: t('columns.merchant'),
    exportValue: ({ accountName }) => (accountName ? inLanguage(accountName, language) : t('sufra')),
    render: ({ accountId, accountName }) =>
      accountId && accountName ? (
        <TextLink asChild color="ink" display="inline-block" maxW="10rem" overflowWrap="anywhere">
          <Link to={`/merchants?search=${accountId}`}>
            <Bdi>{inLanguage(accountName, language)}</Bdi>
          </Link>
        </TextLink>
      ) : (
        t('sufra')
      ),
  }
}

interface PeopleColumns {
  audience: TeamScope
  onRequest: (request: PersonRequest) => void
}

/** Returns the columns of a list of people, the identity first; the operator also sees the merchant. */
export const usePeopleColumns = ({ audience, onRequest }: PeopleColumns): Column[] => {
  const { t } = useTranslation('team')
  const { language } = useLanguage()
  const format = useFormat()
  const now = useServerNow()
  const isImpersonating = useIsImpersonating()
  const merchant = useMerchantColumn()
  const role: Column = {
    id: 'role',
    header: t('columns.role'),
    exportValue: ({ roleName }) => inLanguage(roleName, language),
    render: person => <RoleCell person={person} />,
  }
  const branches: Column = {
    id: 'branches',
    header: t('columns.branches'),
    exportValue: ({ branchNames }) =>
      branchNames.map(name => inLanguage(name, language)).join(t('comma')) || t('allBranches'),
    render: person => <BranchesCell person={person} />,
  }
  // The merchant's column replaces that of the branches, which move below the role.
  const roleAndBranches: Column = {
    ...role,
    render: person => (
      <Lines>
        <RoleCell person={person} />
        {person.branchIds.length > 0 && (
          <small>
            <BranchesCell person={person} />
          </small>
        )}
      </Lines>
    ),
  }
  const actions: Column = {
    id: 'actions',
    header: t('columns.actions'),
    align: 'end',
    isAction: true,
    render: person => <PersonMenu person={person} now={now} onRequest={onRequest} />,
  }
  return [
    {
      id: 'person',
      header: t('columns.person'),
      render: person => <PersonCell person={person} />,
      exportValue: ({ name }) => name,
    },
    ...(audience === 'operator' ? [merchant, roleAndBranches] : [role, branches]),
    {
      id: 'email',
      header: t('columns.email'),
      isOptional: true,
      render: ({ email }) => <Bdi>{email}</Bdi>,
      exportValue: ({ email }) => email,
    },
    {
      id: 'phone',
      header: t('columns.phone'),
      isOptional: true,
      render: ({ phone }) => (phone ? <Bdi>{phone}</Bdi> : '—'),
      exportValue: ({ phone }) => phone,
    },
    {
      id: 'lastSeen',
      header: t('columns.lastSeen'),
      exportValue: ({ lastLoginAt }) => lastLoginAt && format.dateTime(lastLoginAt),
      render: person => <LastSeenCell person={person} now={now} />,
    },
    {
      id: 'state',
      header: t('columns.state'),
      render: person => <StateCell person={person} now={now} />,
      exportValue: person => t(`state.${personState(person, now)}`),
    },
    ...(isImpersonating ? [] : [actions]),
  ]
}
