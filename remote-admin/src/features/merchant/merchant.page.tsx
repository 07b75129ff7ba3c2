import { ApiError } from '@sufra/shared/api'
import type { Account } from '@sufra/shared/contracts/account'
import { inLanguage } from '@sufra/shared/contracts/text'
import { QueryError } from '@sufra/shared/failures'
import { Link, useParams } from '@sufra/shared/router'
import { Bdi, Button, Flex, Grid, LinkButton, PageHead, Pill, Skeleton, Stack } from '@sufra/shared/ui'
import { MissingState, urlId } from '@sufra/shared/ui/data'
import { toast } from '@sufra/shared/ui/overlays'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Line } from '#src/lines/lines.tsx'
import { MerchantDialog } from '#src/merchant-form/merchant-dialog.tsx'
import { STATUS_FAMILY } from '#src/merchant-form/status-family.ts'
import { ActivityPanel } from './activity-panel.tsx'
import { HealthPanel } from './health-panel.tsx'
import { InvoicesPanel } from './invoices-panel.tsx'
import { accountQuery, teamQuery, useMerchantChanged } from './merchant.queries.ts'
import { NotesPanel } from './notes-panel.tsx'
import { LongPanel } from './panel.tsx'
import { PaymentsPanel } from './payments-panel.tsx'
import { BranchesPanel, BrandsPanel } from './places-panel.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { StateActions } from './state-actions.tsx'
import { ViewAs } from './view-as.tsx'

/** Renders the team of the merchant. */
const TeamPanel = ({ id }: { id: number }) => {
  const { t, i18n } = useTranslation()
  return (
    <LongPanel
      title={t('admin:merchant.team')}
      answer={useInfiniteQuery(teamQuery(id))}
      emptyText={t('admin:merchant.noTeam')}
    >
      {({ id: userId, name, email, roleName, isActive, invitePending }) => (
        <Line
          key={userId}
          detail={
            <>
              <Bdi>{email}</Bdi> · {inLanguage(roleName, i18n.language)}
            </>
          }
          end={
            (!isActive && <Pill family="disabled">{t('admin:merchant.inactive')}</Pill>) ||
            (invitePending && <Pill family="pending">{t('admin:merchant.invited')}</Pill>)
          }
        >
          <Bdi>{name}</Bdi>
        </Line>
      )}
    </LongPanel>
  )
}

const Head = ({ account }: { account: Account }) => {
  const { t, i18n } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const changed = useMerchantChanged()
  const handleSaved = () => {
    setEditing(false)
    toast({ kind: 'success', text: t('admin:merchant.saved') })
    void changed()
  }
  return (
    <>
      <PageHead
        title={inLanguage(account.name, i18n.language)}
        status={<Pill family={STATUS_FAMILY[account.status]}>{t(`admin:status.${account.status}`)}</Pill>}
        actions={
          <Flex gap="2" wrap="wrap">
            <LinkButton asChild variant="outline">
              <Link to={`/support?begin=${account.id}`}>{t('admin:merchant.write')}</Link>
            </LinkButton>
            <ViewAs account={account} />
            <Button variant="outline" onClick={() => setEditing(true)}>
              {t('admin:merchant.edit')}
            </Button>
            <StateActions account={account} />
          </Flex>
        }
      />
      <MerchantDialog
        isOpen={isEditing}
        account={account}
        onClose={() => setEditing(false)}
        onSaved={handleSaved}
      />
    </>
  )
}

const Known = ({ account }: { account: Account }) => (
  <>
    <Head account={account} />
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gap="4.5"
      alignItems="start"
    >
      <Stack gap="4.5" minW="0">
        <HealthPanel id={account.id} />
        <PlanPanel id={account.id} />
        <InvoicesPanel id={account.id} />
        <PaymentsPanel id={account.id} />
        <NotesPanel id={account.id} />
      </Stack>
      <Stack gap="4.5" minW="0">
        <ProfilePanel account={account} />
        <BrandsPanel id={account.id} />
        <BranchesPanel id={account.id} />
        <TeamPanel id={account.id} />
        <ActivityPanel id={account.id} />
      </Stack>
    </Grid>
  </>
)

/** Renders the operator's page of one merchant. */
export const MerchantPage = () => {
  const { t } = useTranslation()
  const { id: segment } = useParams()
  const id = urlId(segment ?? null)
  const answer = useQuery({
    ...accountQuery(id ?? 0),
    enabled: id !== null,
  })
  const { data, error, isPending } = answer
  if (id === null || (error instanceof ApiError && error.code === 'not_found'))
    return (
      <MissingState
        title={t('admin:merchant.missing')}
        to="/merchants"
        toLabel={t('admin:merchant.toMerchants')}
      />
    )
  if (isPending) return <Skeleton h="36rem" borderRadius="card" />
  if (!data)
    return (
      <QueryError
        of={answer}
        title={t('admin:merchant.failedTitle')}
        detail={t('admin:merchants.failedDetail')}
      />
    )
  // State of one merchant's page must not carry over to another one.
  return <Known key={data.id} account={data} />
}
