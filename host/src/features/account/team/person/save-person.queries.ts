import { useQueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { TeamMember } from '@sufra/shared/contracts/user'
import { inviteRequest, updateRequest } from './person-values.ts'
import type { PersonValues } from './person-values.ts'
import { TEAM_KEY } from '../team.queries.ts'
import type { Audience } from '../team.queries.ts'

/** Sends an invitation, or a change of `person`. The form shows refusals. */
export const useSavePerson = ({
  audience,
  person,
}: {
  audience: Audience
  person: TeamMember | undefined
}) => {
  const queryClient = useQueryClient()
  return async (values: PersonValues): Promise<void> => {
    if (person) await api.put('/api/User/Update', { body: updateRequest(person.id, values) })
    else {
      const { accountId, ...request } = inviteRequest(audience, values)
      await api.post('/api/User/Add', { body: { ...request, accountId: accountId ?? undefined } })
    }
    void queryClient.invalidateQueries({ queryKey: TEAM_KEY })
  }
}
