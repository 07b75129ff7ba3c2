import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { EmptyState, Flex, LinkButton, PageHead } from '@sufra/shared/ui'
import { DataTable, NoMatch, SelectFilter, urlId, usePagedRows, useTableUrl } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'
import { branchShiftsQuery, pastShiftsQuery } from '../shift.queries.ts'
import { usePastColumns } from './past-columns.tsx'

const readFilters = (params: URLSearchParams) => ({ branch: urlId(params.get('branch')) })

/** The filters of the past shifts, stored in the address. */
const PAST_URL: TableUrl<ReturnType<typeof readFilters>, never> = {
  readFilters,
  sortKeys: [],
  usualDirection: 'descending',
}

const BranchFilter = ({
  branch,
  onChange,
}: {
  branch: number | null
  onChange: (branch: number | null) => void
}) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data: branches = [] } = useQuery(branchShiftsQuery)
  if (branches.length < 2 && branch === null) return null
  return (
    <Flex mb="3.5">
      <SelectFilter
        label={t('orders:shift.branchChoice')}
        value={String(branch ?? '')}
        onChange={text => onChange(urlId(text))}
        options={branches.map(({ branchId, branchName }) => ({
          value: String(branchId),
          label: inLanguage(branchName, language),
        }))}
      />
    </Flex>
  )
}

/** `/orders/shifts`: ended shifts, each with a link to its page. */
export const ShiftsPage = () => {
  const { t } = useTranslation()
  const url = useTableUrl(PAST_URL)
  const { page, pageSize, filters } = url
  const shifts = useQuery(pastShiftsQuery({ page, pageSize, branch: filters.branch }))
  const list = usePagedRows(shifts, url, {
    failed: { title: t('orders:shift.loadFailed'), detail: t('orders:error.detail') },
    pages: t('orders:shift.past.pages'),
  })
  return (
    <>
      <PageHead
        title={t('orders:shift.past.title')}
        actions={
          <LinkButton asChild variant="outline">
            <Link to="/orders/shift">{t('orders:shift.past.current')}</Link>
          </LinkButton>
        }
      />
      <BranchFilter branch={filters.branch} onChange={branch => url.change({ branch })} />
      <DataTable
        {...list}
        caption={t('orders:shift.past.title')}
        columns={usePastColumns()}
        rowKey={({ id }) => id}
        opens="link"
        empty={
          url.isFiltered ? (
            <NoMatch title={t('orders:shift.past.noMatch')} onClear={url.clear} />
          ) : (
            <EmptyState
              drawing="receipt"
              title={t('orders:shift.past.empty')}
              detail={t('orders:shift.past.emptyDetail')}
            />
          )
        }
      />
    </>
  )
}
