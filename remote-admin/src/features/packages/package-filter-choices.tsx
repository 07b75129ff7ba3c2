import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { inLanguage } from '@sufra/shared/contracts/text'
import { SelectFilter } from '@sufra/shared/ui/data'
import type { useTableUrl } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { PACKAGE_STATES } from './packages-url.ts'
import type { PackageFilters } from './packages-url.ts'

interface PackageFilterChoicesProps {
  url: Pick<ReturnType<typeof useTableUrl<PackageFilters, string>>, 'filters' | 'change'>
  plans: readonly PlanDetails[]
}

/** Renders the filters by plan and by state. */
export const PackageFilterChoices = ({ url: { filters, change }, plans }: PackageFilterChoicesProps) => {
  const { t, i18n } = useTranslation()
  return (
    <>
      <SelectFilter
        label={t('admin:plans.columnPlan')}
        value={filters.planId === null ? '' : String(filters.planId)}
        onChange={value => change({ planId: value === '' ? null : Number(value) })}
        options={plans.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, i18n.language) }))}
      />
      <SelectFilter
        label={t('admin:plans.columnState')}
        value={filters.state ?? ''}
        onChange={value => change({ state: PACKAGE_STATES.find(state => state === value) ?? null })}
        options={PACKAGE_STATES.map(value => ({ value, label: t(`admin:packages.states.${value}`) }))}
      />
    </>
  )
}
