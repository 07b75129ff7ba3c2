import { inLanguage } from '@sufra/shared/contracts/text'
import { QueryError } from '@sufra/shared/failures'
import { useLanguage } from '@sufra/shared/i18n'
import { Skeleton, Stack } from '@sufra/shared/ui'
import { CheckboxGroup } from '@sufra/shared/ui/forms'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChipField } from './chip-field.tsx'
import type { PersonValues } from './person-values.ts'
import { teamBranchesQuery } from '../team.queries.ts'
import { useIsLimited } from './use-is-limited.ts'

interface BranchReachProps extends Pick<PersonValues, 'accountId' | 'reach' | 'branchIds'> {
  onChange: (change: Partial<Pick<PersonValues, 'reach' | 'branchIds'>>) => void
  /** Saving was tried without a branch. */
  hasError: boolean
}

/**
 * Chooses all branches or some. Hidden for a merchant with one branch. A person
 * limited to some branches can grant only those.
 */
export const BranchReach = ({ accountId, reach, branchIds, onChange, hasError }: BranchReachProps) => {
  const { t } = useTranslation('team')
  const { language } = useLanguage()
  const answer = useQuery(teamBranchesQuery(accountId))
  const { data: branches, isError } = answer
  const isLimited = useIsLimited()
  if (branches && branches.length < 2 && reach === 'all') return null
  return (
    <Stack gap="2.5">
      {!isLimited && (
        <ChipField
          label={t('form.branches')}
          value={reach}
          onChange={chosen => onChange({ reach: chosen })}
          options={[
            { value: 'all', label: t('form.reachAll') },
            { value: 'chosen', label: t('form.reachChosen') },
          ]}
        />
      )}
      {reach === 'chosen' &&
        (branches ? (
          <CheckboxGroup
            label={t('form.chosenBranches')}
            name="branchIds"
            value={branchIds}
            onChange={chosen => onChange({ branchIds: chosen })}
            options={branches.map(({ id, name }) => ({ value: id, label: inLanguage(name, language) }))}
            error={hasError ? t('form.noBranch') : undefined}
          />
        ) : isError ? (
          <QueryError of={answer} title={t('form.branchesFailed')} />
        ) : (
          <Skeleton h="24" />
        ))}
    </Stack>
  )
}
