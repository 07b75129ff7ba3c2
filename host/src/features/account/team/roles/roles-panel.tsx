import type { Role } from '@sufra/shared/contracts/role'
import { QueryError } from '@sufra/shared/failures'
import { Card, EmptyState, Grid, Heading, Skeleton, Stack } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpened } from '#src/dialog-state/use-opened.ts'
import { RoleCard } from './role-card.tsx'
import type { RoleRequest } from './role-card.tsx'
import { RoleDialogs } from './role-dialogs.tsx'
import { rolesQuery } from '../team.queries.ts'

const COLUMNS = 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))'

interface RoleGroupProps {
  title: string
  roles: Role[]
  onRequest: (request: RoleRequest) => void
  /** Shown when there are no cards. */
  empty?: ReactNode
}

const RoleGroup = ({ title, roles, onRequest, empty }: RoleGroupProps) => (
  <Stack as="section" gap="3" aria-label={title}>
    <Heading textStyle="xl17" fontWeight="semibold">
      {title}
    </Heading>
    {roles.length === 0 && empty ? (
      <Card>{empty}</Card>
    ) : (
      <Grid gap="3.5" templateColumns={COLUMNS}>
        {roles.map(role => (
          <RoleCard key={role.id} role={role} onRequest={onRequest} />
        ))}
      </Grid>
    )}
  </Stack>
)

/** The merchant's custom roles, then the built-in ones. */
export const RolesPanel = ({ emptyAction }: { emptyAction: ReactNode }) => {
  const { t } = useTranslation('team')
  const roles = useQuery(rolesQuery(null))
  const { opened: asked, open: setAsked, close } = useOpened<RoleRequest>()
  if (roles.isError && !roles.data)
    return <QueryError of={roles} title={t('roles.failedTitle')} detail={t('people.failedDetail')} />
  if (!roles.data)
    return (
      <Grid gap="3.5" templateColumns={COLUMNS} aria-busy>
        {[1, 2, 3, 4].map(card => (
          <Skeleton key={card} h="11.25rem" borderRadius="card" />
        ))}
      </Grid>
    )
  return (
    <Stack gap="6">
      <RoleGroup
        title={t('roles.own')}
        roles={roles.data.filter(({ isBuiltIn }) => !isBuiltIn)}
        onRequest={setAsked}
        empty={<EmptyState title={t('roles.empty')} detail={t('roles.emptyDetail')} action={emptyAction} />}
      />
      <RoleGroup
        title={t('roles.builtInTitle')}
        roles={roles.data.filter(({ isBuiltIn }) => isBuiltIn)}
        onRequest={setAsked}
      />
      <RoleDialogs request={asked} onClose={close} />
    </Stack>
  )
}
