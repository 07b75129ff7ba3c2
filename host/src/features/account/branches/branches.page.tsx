import type { BranchOverview } from '@sufra/shared/contracts/branch'
import { QueryError } from '@sufra/shared/failures'
import { useFormat } from '@sufra/shared/i18n'
import { useServerNow } from '@sufra/shared/live'
import { Link, useNavigate } from '@sufra/shared/router'
import { useCan, useIsOperator } from '@sufra/shared/session'
import { Button, Card, EmptyState, LinkButton, LiveDot, PageHead, Skeleton, Stack } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus, Sheet } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpened } from '#src/dialog-state/use-opened.ts'
import { countOpen } from '#src/merchant/branch-state.ts'
import { OperatorChoice } from './brand/operator-choice.tsx'
import { useBrand } from './brand/use-brand.ts'
import { overviewQuery } from './branches.queries.ts'
import { BulkDrawer } from './bulk/bulk-drawer.tsx'
import { BranchDialogs } from './list/branch-dialogs.tsx'
import type { CardRequest } from './list/branch-card.tsx'
import { BranchList } from './list/branch-list.tsx'
import { ChangesToday } from './list/changes-today.tsx'

const Loading = () => (
  <Stack gap="3.5">
    {[0, 1, 2].map(at => (
      <Card key={at} p="4">
        <Skeleton h="10rem" />
      </Card>
    ))}
  </Stack>
)

const useStatus = (branches: readonly BranchOverview[] | undefined) => {
  const { t } = useTranslation('branches')
  const format = useFormat()
  if (!branches || branches.length === 0) return undefined
  const open = countOpen([...branches])
  return (
    <>
      <LiveDot tone={open > 0 ? 'active' : 'neutral'} />
      {t('status', { count: open, total: format.number(branches.length) })}
    </>
  )
}

const Actions = ({ search, onBulk }: { search: string; onBulk: () => void }) => {
  const { t } = useTranslation('branches')
  if (!useCan('branches.manage')) return null
  return (
    <>
      <Button variant="outline" icon={<Sheet size={18} aria-hidden />} onClick={onBulk}>
        {t('bulk.open')}
      </Button>
      <LinkButton asChild>
        <Link to={{ pathname: '/branches/new-branch', search }}>
          <Plus size={18} aria-hidden />
          {t('new')}
        </Link>
      </LinkButton>
    </>
  )
}

const OfBrand = ({ brandId, search, onBulk }: { brandId: number; search: string; onBulk: () => void }) => {
  const { t } = useTranslation('branches')
  const navigate = useNavigate()
  const now = useServerNow()
  const answer = useQuery(overviewQuery(brandId))
  const { data: branches, isError } = answer
  const { opened: asked, open: setAsked, close } = useOpened<CardRequest>()
  const handleRequest = (request: CardRequest) => {
    if (request.kind !== 'edit') return setAsked(request)
    const params = new URLSearchParams(search)
    params.set('id', String(request.branch.id))
    void navigate({ pathname: '/branches/new-branch', search: params.toString() })
  }
  // Known branches stay when a refetch fails; every change of a branch causes one.
  if (!branches && isError)
    return <QueryError of={answer} title={t('failedTitle')} detail={t('failedDetail')} />
  if (!branches) return <Loading />
  if (branches.length === 0)
    return <EmptyState title={t('empty')} action={<Actions search={search} onBulk={onBulk} />} />
  return (
    <Stack gap="3.5">
      <BranchList branches={branches} now={now} onRequest={handleRequest} />
      <ChangesToday brandId={brandId} />
      <BranchDialogs asked={asked} onClose={close} />
    </Stack>
  )
}

/** The branches with their current state for customers, and actions on one and on several. */
export const BranchesPage = () => {
  const { t } = useTranslation('branches')
  const isOperator = useIsOperator()
  const { brandId, search } = useBrand()
  const [isAddingMany, setIsAddingMany] = useState(false)
  const { data: branches } = useQuery({ ...overviewQuery(brandId ?? 0), enabled: brandId !== null })
  const title = t('host:screens.branches')
  const openBulk = () => setIsAddingMany(true)
  return (
    <>
      <title>{t('host:pageTitle', { title })}</title>
      <PageHead
        title={title}
        status={useStatus(branches)}
        actions={brandId !== null && <Actions search={search} onBulk={openBulk} />}
      />
      {isOperator && <OperatorChoice />}
      {brandId === null ? (
        <EmptyState drawing="search" title={t('brand.choose')} />
      ) : (
        <OfBrand brandId={brandId} search={search} onBulk={openBulk} />
      )}
      {isAddingMany && brandId !== null && (
        <BulkDrawer brandId={brandId} onClose={() => setIsAddingMany(false)} />
      )}
    </>
  )
}
