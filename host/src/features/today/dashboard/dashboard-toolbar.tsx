import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Flex } from '@sufra/shared/ui'
import { SelectFilter } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import { besideOwnDays } from './columns.ts'
import { PeriodFilter } from './period-filter.tsx'
import type { PeriodFilterProps } from './period-filter.tsx'
import { PrintButton } from './print-button.tsx'

/** Period, branch and print button. A person without history chooses only the branch. */
export const DashboardToolbar = ({ hasPeriods, ...props }: PeriodFilterProps & { hasPeriods: boolean }) => {
  const { filters, onChange } = props
  const { t } = useTranslation('dashboard')
  const { language } = useLanguage()
  const { data: branches = [] } = useQuery(branchesQuery)
  const { branch } = filters
  return (
    <>
      {hasPeriods && <PeriodFilter {...props} />}
      {(branches.length > 1 || branch !== null) && (
        <Flex as="span" css={{ '& > span': { flex: 1 }, ...besideOwnDays(filters) }}>
          <SelectFilter
            label={t('allBranches')}
            value={branch === null ? '' : String(branch)}
            onChange={value => onChange({ branch: value === '' ? null : Number(value) })}
            options={branches.map(({ id, name }) => ({
              value: String(id),
              label: inLanguage(name, language),
            }))}
          />
        </Flex>
      )}
      <PrintButton />
    </>
  )
}
