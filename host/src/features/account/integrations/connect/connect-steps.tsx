import type { BranchConnections, Connection, ConnectionsPage } from '@sufra/shared/contracts/integration'
import { inLanguage } from '@sufra/shared/contracts/text'
import { QueryError } from '@sufra/shared/failures'
import { useLanguage } from '@sufra/shared/i18n'
import { MerchantBox } from '@sufra/shared/merchants'
import { Link } from '@sufra/shared/router'
import { Bdi, Box, Button, EmptyState, LinkButton, Skeleton, Stack, Text, chakra } from '@sufra/shared/ui'
import { ConfirmDialog, toast } from '@sufra/shared/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { standingOf } from '../channel-state.ts'
import { connectionsQuery, useDisconnect } from '../integrations.queries.ts'
import { StandingPill } from '../standing-pill.tsx'
import { CredentialForm } from './credential-form.tsx'
import { useDraft } from './use-draft.ts'

/** Ends a connection after a confirmation. */
const DisconnectPart = ({ connection, onEnded }: { connection: Connection; onEnded: () => void }) => {
  const { t } = useTranslation('integrations')
  const { mutate, isPending } = useDisconnect()
  const [isAsking, setIsAsking] = useState(false)
  const end = () =>
    mutate(connection.id, {
      onSuccess: () => {
        setIsAsking(false)
        toast({ kind: 'success', text: t('done.disconnected') })
        onEnded()
      },
    })
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {t('disconnect.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('disconnect.title')}
        body={t('disconnect.body')}
        confirmLabel={t('disconnect.action')}
        cancelLabel={t('cancel')}
        onConfirm={end}
        onClose={() => setIsAsking(false)}
        isBusy={isPending}
        isDanger
      />
    </>
  )
}

const Choice = chakra('ul', {
  base: {
    listStyle: 'none',
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      w: 'full',
      minH: '14',
      px: '3',
      mb: '2',
      textAlign: 'start',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'well',
      cursor: 'pointer',
      _hover: { bg: 'sunken' },
    },
    '& img': { w: '8', h: '8', borderRadius: 'control' },
    '& button > span:first-of-type': { flex: 1, minW: '0', overflowWrap: 'anywhere' },
  },
})

type Channel = ConnectionsPage['channels'][number]

const BranchStep = ({ page }: { page: ConnectionsPage }) => {
  const { t } = useTranslation('integrations')
  const { language } = useLanguage()
  const { put } = useDraft()
  if (page.data.length === 0) return <EmptyState title={t('noBranches')} />
  return (
    <Choice aria-label={t('connect.branch')}>
      {page.data.map(({ branchId, branchName }) => (
        <li key={branchId}>
          <button type="button" onClick={() => put({ branch: branchId })}>
            <span>
              <Bdi>{inLanguage(branchName, language)}</Bdi>
            </span>
          </button>
        </li>
      ))}
    </Choice>
  )
}

const ChannelStep = ({ page, branch }: { page: ConnectionsPage; branch: BranchConnections }) => {
  const { t } = useTranslation('integrations')
  const { language } = useLanguage()
  const { put } = useDraft()
  return (
    <Choice aria-label={t('connect.channel')}>
      {page.channels.map(({ id, name, logoUrl }) => {
        const { standing, request } = standingOf(branch, id)
        return (
          <li key={id}>
            <button type="button" onClick={() => put({ channel: id, store: request?.storeId ?? '' })}>
              <img src={logoUrl} alt="" />
              <span>{inLanguage(name, language)}</span>
              <StandingPill standing={standing} />
            </button>
          </li>
        )
      })}
    </Choice>
  )
}

interface Chosen {
  page: ConnectionsPage
  branch: BranchConnections
  channel: Channel
}

const Done = ({ onAnother }: { onAnother: () => void }) => {
  const { t } = useTranslation('integrations')
  const { draft } = useDraft()
  return (
    <EmptyState
      drawing="plate"
      title={t('connect.doneTitle')}
      detail={t('connect.doneDetail')}
      action={
        <Stack direction="row" gap="2" flexWrap="wrap" justifyContent="center">
          <LinkButton asChild variant="outline">
            <Link to={{ pathname: '/integrations', search: `merchant=${draft.merchant ?? ''}` }}>
              {t('connect.toList')}
            </Link>
          </LinkButton>
          <Button onClick={onAnother}>{t('connect.another')}</Button>
        </Stack>
      }
    />
  )
}

const CredentialStep = ({ branch, channel }: Chosen) => {
  const { t } = useTranslation('integrations')
  const { language } = useLanguage()
  const { draft, put } = useDraft()
  const [isDone, setIsDone] = useState(false)
  const { connection } = standingOf(branch, channel.id)
  if (isDone)
    return (
      <Done
        onAnother={() => {
          setIsDone(false)
          put({ branch: null, channel: null, store: '' })
        }}
      />
    )
  const name = inLanguage(channel.name, language)
  return (
    <Stack gap="5">
      {connection && <Text>{t('connect.isConnected')}</Text>}
      <CredentialForm
        key={connection?.id ?? 'new'}
        branchId={branch.branchId}
        channel={{ id: channel.id, key: channel.key, name }}
        storeId={draft.store}
        connection={connection}
        onConnected={() => setIsDone(true)}
      />
      {connection && <DisconnectPart connection={connection} onEnded={() => put({ channel: null })} />}
    </Stack>
  )
}

const OfMerchant = ({ merchantId }: { merchantId: number }) => {
  const { t } = useTranslation('integrations')
  const { draft } = useDraft()
  const answer = useQuery(connectionsQuery(merchantId))
  const { data, isError } = answer
  if (!data && isError) return <QueryError of={answer} title={t('failedTitle')} detail={t('failedDetail')} />
  if (!data) return <Skeleton h="10rem" />
  const branch = data.data.find(each => each.branchId === draft.branch)
  if (!branch) return <BranchStep page={data} />
  const channel = data.channels.find(each => each.id === draft.channel)
  if (!channel) return <ChannelStep page={data} branch={branch} />
  return (
    <CredentialStep key={`${branch.branchId}-${channel.id}`} page={data} branch={branch} channel={channel} />
  )
}

/** Steps for merchant, branch, platform and credential; shows the first missing one. */
export const ConnectSteps = () => {
  const { t } = useTranslation('integrations')
  const { draft, put } = useDraft()
  if (draft.merchant === null)
    return (
      <Box maxW="form">
        <MerchantBox
          label={t('merchant')}
          merchantId={null}
          onChange={merchant => put({ merchant: merchant ?? null })}
        />
      </Box>
    )
  return <OfMerchant merchantId={draft.merchant} />
}
