import { QueryError } from '@sufra/shared/failures'
import type { ContractForm } from '@sufra/shared/forms'
import { ChipGroup } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BranchReach } from './branch-reach.tsx'
import { ChosenMerchant } from './chosen-merchant.tsx'
import { CASHIER_ROLE_ID } from './person-values.ts'
import type { PersonValues } from './person-values.ts'
import { RoleChoice } from '../roles/role-choice.tsx'
import { rolesQuery } from '../team.queries.ts'

interface Part {
  form: ContractForm<PersonValues>
}

/** Role and branches of a person. */
export const RoleAndBranches = ({ form }: Part) => {
  const [accountId, roleId, reach, branchIds] = form.watch(['accountId', 'roleId', 'reach', 'branchIds'])
  const { t } = useTranslation('team')
  const answer = useQuery(rolesQuery(accountId))
  const { data: roles, isError } = answer
  return (
    <>
      {!roles && isError ? (
        <QueryError of={answer} title={t('roles.failedTitle')} />
      ) : (
        <RoleChoice
          roles={roles}
          value={roleId}
          onChange={chosen => form.setValue('roleId', chosen, { shouldDirty: true })}
          {...form.field('roleId')}
        />
      )}
      <BranchReach
        accountId={accountId}
        reach={reach}
        branchIds={branchIds}
        hasError={form.formState.errors.branchIds !== undefined}
        onChange={change => {
          if (change.reach) form.setValue('reach', change.reach)
          if (change.branchIds) form.setValue('branchIds', change.branchIds)
        }}
      />
    </>
  )
}

/** The operator first chooses between a colleague and a merchant's person. */
export const OperatorChoice = ({ form }: Part) => {
  const { t } = useTranslation('team')
  const [side, accountId] = form.watch(['side', 'accountId'])
  const chooseAccount = (chosen: number | null) => {
    form.setValue('accountId', chosen)
    // A role belongs to one merchant.
    form.setValue('roleId', CASHIER_ROLE_ID)
    form.setValue('branchIds', [])
    form.setValue('reach', 'all')
  }
  return (
    <>
      <ChipGroup
        label={t('form.side')}
        value={side}
        onChange={chosen => {
          form.setValue('side', chosen)
          chooseAccount(null)
        }}
        options={[
          { value: 'operator', label: t('form.colleague') },
          { value: 'merchant', label: t('form.merchantPerson') },
        ]}
      />
      {side === 'merchant' && (
        <ChosenMerchant
          onChange={chooseAccount}
          hasError={form.formState.errors.accountId !== undefined && accountId === null}
        />
      )}
    </>
  )
}
