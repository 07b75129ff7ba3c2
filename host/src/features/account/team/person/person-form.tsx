import { api } from '@sufra/shared/api'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { Stack } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TeamMember } from '@sufra/shared/contracts/user'
import { useSession } from '@sufra/shared/session'
import { LanguageField, PersonFields } from './person-fields.tsx'
import { inviteRequest, newPerson, updateRequest, valuesOf, withChoice } from './person-values.ts'
import type { PersonValues } from './person-values.ts'
import { OperatorChoice, RoleAndBranches } from './role-and-branches.tsx'
import { useIsLimited } from './use-is-limited.ts'
import { TEAM_KEY } from '../team.queries.ts'
import type { TeamScope } from '../team.queries.ts'

/** Sends an invitation, or a change of `person`. The form shows refusals. */
const useSavePerson = ({ audience, person }: { audience: TeamScope; person: TeamMember | undefined }) => {
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

export interface PersonFormProps {
  id: string
  audience: TeamScope
  /** Undefined: an invitation. */
  person: TeamMember | undefined
  onDone: () => void
  onBusy: (isBusy: boolean) => void
}

const usePersonForm = ({ audience, person }: Pick<PersonFormProps, 'audience' | 'person'>) => {
  const { language } = useLanguage()
  const isLimited = useIsLimited()
  return useContractForm<PersonValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/user').then(
        ({ UserAddRequest, UserUpdateRequest }) => (person ? UserUpdateRequest : UserAddRequest),
      ),
    defaultValues: person ? valuesOf(person, language) : newPerson({ audience, isLimited, lang: language }),
    prepare: values =>
      withChoice(person ? updateRequest(person.id, values) : inviteRequest(audience, values), values),
  })
}

/** Invites a person or changes one. Nobody can change their own role. */
export const PersonForm = ({ id, audience, person, onDone, onBusy }: PersonFormProps) => {
  const { t } = useTranslation('team')
  const isOneself = useSession(state => state.user?.Id === person?.id)
  const form = usePersonForm({ audience, person })
  const save = useSavePerson({ audience, person })
  const [side, accountId] = form.watch(['side', 'accountId'])
  const isForMerchant = audience === 'team' || (side === 'merchant' && accountId !== null)

  const send = async (values: PersonValues) => {
    onBusy(true)
    try {
      await save(values)
    } finally {
      onBusy(false)
    }
    toast({
      kind: 'success',
      text: person ? t('done.edit', { name: values.name }) : t('done.invite', { email: values.email }),
    })
    onDone()
  }

  return (
    <form id={id} onSubmit={form.submit(send)} noValidate>
      <Stack gap="4">
        <FormProblem
          problem={form.problem}
          texts={{
            last_admin: t('failed.last_admin'),
            forbidden_branch: t('failed.forbidden_branch'),
            not_found: t('failed.not_found'),
          }}
        />
        {audience === 'operator' && !person && <OperatorChoice form={form} />}
        <PersonFields form={form} isNew={!person} />
        {isForMerchant && !isOneself && <RoleAndBranches form={form} />}
        {!person && <LanguageField form={form} />}
      </Stack>
    </form>
  )
}
