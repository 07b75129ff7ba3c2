import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { Role, RoleRequest } from '@sufra/shared/contracts/role'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { toast } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../failure-text.ts'
import { TEAM_KEY } from '../team.queries.ts'

/** Creates a role, or changes `role`. The form shows refusals. */
export const useSaveRole = (role: Role | undefined) => {
  const queryClient = useQueryClient()
  return async (values: RoleRequest): Promise<void> => {
    if (role) await api.put('/api/Role/Update', { body: { ...values, id: role.id } })
    else await api.post('/api/Role/Add', { body: values })
    // The list of people shows the role's name too.
    void queryClient.invalidateQueries({ queryKey: TEAM_KEY })
  }
}

/** Deletes an unused role. */
export const useRoleRemoval = () => {
  const { t } = useTranslation('team')
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: ({ id }: Role) => api.delete('/api/Role/Delete', { query: { Id: id } }),
    onSuccess: (_answer, { name }) =>
      toast({ kind: 'success', text: t('roles.deleted', { name: inLanguage(name, language) }) }),
    onError: error => toast({ kind: 'error', text: failureText(error) }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: TEAM_KEY }),
  })
}
