import { useQuery } from '@tanstack/react-query'
import type { DeployToken, ReleaseList } from '@sufra/shared/contracts/release-control'
import { Button, EmptyState, Flex, Stack, Text } from '@sufra/shared/ui'
import { DataTable } from '@sufra/shared/ui/data'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { deployTokensQuery } from '../releases.queries.ts'
import { useOpened } from '../use-opened.ts'
import { RevokeDialog } from './revoke-dialog.tsx'
import { TokenDialog } from './token-dialog.tsx'
import { useTokenColumns } from './token-columns.tsx'

interface TokensPanelProps {
  names: readonly string[]
  claims: ReleaseList['claims']
}

/** Renders the deploy tokens of the teams' CI: the list, creation and revocation. */
export const TokensPanel = ({ names, claims }: TokensPanelProps) => {
  const { t } = useTranslation()
  const tokens = useQuery(deployTokensQuery)
  const making = useOpened<true>()
  const revoking = useOpened<DeployToken>()
  const columns = useTokenColumns(revoking.open)
  return (
    <Stack gap="3.5">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Text color="muted" textStyle="sm13" flex="1" minW="15rem">
          {t('admin:releases.tokens.about')}
        </Text>
        <Button size="sm" icon={<Plus size={16} aria-hidden />} onClick={() => making.open(true)}>
          {t('admin:releases.tokens.add')}
        </Button>
      </Flex>
      <DataTable
        isWide
        caption={t('admin:releases.tab.tokens')}
        columns={columns}
        rows={tokens.data}
        rowKey={({ id }) => id}
        failure={
          tokens.isError
            ? {
                title: t('admin:releases.tokens.failed'),
                detail: t('admin:releases.failedDetail'),
                onRetry: () => void tokens.refetch(),
                isRetrying: tokens.isFetching,
              }
            : null
        }
        empty={<EmptyState drawing="receipt" title={t('admin:releases.tokens.empty')} />}
      />
      {making.value && (
        <TokenDialog
          key={`new ${making.key}`}
          isOpen={making.isOpen}
          names={names}
          claims={claims}
          onClose={making.close}
        />
      )}
      {revoking.value && (
        <RevokeDialog
          key={revoking.key}
          isOpen={revoking.isOpen}
          token={revoking.value}
          onClose={revoking.close}
        />
      )}
    </Stack>
  )
}
