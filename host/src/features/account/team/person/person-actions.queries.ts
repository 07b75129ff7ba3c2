import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { TeamMember } from '@sufra/shared/contracts/user'
import { toast } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { TEAM_KEY } from '../team.queries.ts'
import { useFailureText } from '../failure-text.ts'

/** Actions on a person with one press. */
export type PersonAction = 'resend' | 'withdraw' | 'deactivate' | 'restore'

interface Press {
  action: PersonAction
  person: TeamMember
}

/** Sends the request only, for one person or for several. */
export const sendPersonAction = ({ action, person: { id } }: Press): Promise<unknown> => {
  if (action === 'resend') return api.post('/api/User/ResendInvite', { body: { id } })
  if (action === 'restore') return api.post('/api/User/Restore', { body: { id } })
  return api.delete('/api/User/Delete', { query: { Id: id } })
}

/**
 * Runs an action, reports its result and refetches the list: a refused press
 * usually means that the list was outdated.
 */
export const usePersonAction = () => {
  const { t } = useTranslation('team')
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: sendPersonAction,
    onSuccess: (_answer, { action, person: { name, email } }) => {
      toast({ kind: 'success', text: t(`done.${action}`, { name, email }) })
    },
    onError: error => toast({ kind: 'error', text: failureText(error) }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: TEAM_KEY }),
  })
}
