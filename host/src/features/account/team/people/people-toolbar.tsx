import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Button, Flex, SearchInput } from '@sufra/shared/ui'
import { SelectFilter, ToolbarEnd, useSearchText } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MerchantFilter } from './merchant-filter.tsx'
import { PERSON_FILTERS } from '../people-url.ts'
import type { PeopleFilters } from '../people-url.ts'
import { rolesQuery } from '../team.queries.ts'
import type { TeamScope } from '../team.queries.ts'

const BUILT_IN = ['SuperAdmin', 'Admin', 'BranchManager', 'Cashier', 'Kitchen'] as const

/** Roles to filter by. Across all merchants only the built-in ones exist. */
const useRoleOptions = (audience: TeamScope, { accountId }: PeopleFilters) => {
  const { t } = useTranslation('team')
  const { language } = useLanguage()
  const isOneMerchant = audience === 'team' || accountId !== null
  const { data: roles = [] } = useQuery({ ...rolesQuery(accountId), enabled: isOneMerchant })
  if (isOneMerchant)
    return roles.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))
  return BUILT_IN.map((role, place) => ({ value: String(place + 1), label: t(`role.${role}`) }))
}

interface PeopleToolbarProps {
  audience: TeamScope
  filters: PeopleFilters
  onChange: (change: Partial<PeopleFilters>) => void
  /** Undefined while no filter is set. */
  onClear: (() => void) | undefined
  /** Actions on the whole list, at the end side. */
  children: ReactNode
}

/** Search and filters of the people. */
export const PeopleToolbar = ({ audience, filters, onChange, onClear, children }: PeopleToolbarProps) => {
  const { t } = useTranslation('team')
  const { text, setText } = useSearchText(filters.search, search => onChange({ search }))
  const roleOptions = useRoleOptions(audience, filters)
  return (
    <Flex gap="2" mb="3.5" wrap="wrap" align="center">
      <Flex flex={{ base: '0 1 22.5rem', smDown: '1 0 100%' }}>
        <SearchInput label={t('filters.search')} value={text} onChange={setText} />
      </Flex>
      {audience === 'operator' && (
        <MerchantFilter
          accountId={filters.accountId}
          onChange={accountId => onChange({ accountId, roleId: null })}
        />
      )}
      <SelectFilter
        label={t('filters.role')}
        value={String(filters.roleId ?? '')}
        onChange={value => onChange({ roleId: Number(value) || null })}
        options={roleOptions}
      />
      <SelectFilter
        label={t('filters.state')}
        value={filters.state ?? ''}
        onChange={value => onChange({ state: PERSON_FILTERS.find(state => state === value) ?? null })}
        options={PERSON_FILTERS.map(value => ({ value, label: t(`filters.${value}`) }))}
      />
      {onClear && (
        <Button size="sm" variant="ghost" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      )}
      <ToolbarEnd>{children}</ToolbarEnd>
    </Flex>
  )
}
