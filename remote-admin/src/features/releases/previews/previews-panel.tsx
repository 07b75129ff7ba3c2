import { useQuery } from '@tanstack/react-query'
import type { ReleasePreview } from '@sufra/shared/contracts/release-preview'
import { EmptyState, Stack, Text } from '@sufra/shared/ui'
import { DataTable } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { previewsQuery } from '../releases.queries.ts'
import { useOpened } from '../use-opened.ts'
import { VersionName } from '../version-name.tsx'
import { usePreviewColumns } from './preview-columns.tsx'
import { RevokePreviewDialog } from './revoke-preview-dialog.tsx'

const COMMAND = 'pnpm remote publish --preview NAME'

/** Renders versions that a link opens and no channel serves: owner, end, and a button to revoke. */
export const PreviewsPanel = () => {
  const { t } = useTranslation()
  const previews = useQuery(previewsQuery)
  const revoking = useOpened<ReleasePreview>()
  const columns = usePreviewColumns(revoking.open)
  return (
    <Stack gap="3.5">
      <Text color="muted" textStyle="sm13">
        {t('admin:releases.previews.about')}
      </Text>
      <DataTable
        isWide
        caption={t('admin:releases.tab.previews')}
        columns={columns}
        rows={previews.data}
        rowKey={({ id }) => id}
        failure={
          previews.isError
            ? {
                title: t('admin:releases.previews.failed'),
                detail: t('admin:releases.failedDetail'),
                onRetry: () => void previews.refetch(),
                isRetrying: previews.isFetching,
              }
            : null
        }
        empty={
          <EmptyState
            drawing="receipt"
            title={t('admin:releases.previews.empty')}
            detail={t('admin:releases.previews.emptyDetail')}
            action={<VersionName value={COMMAND} />}
          />
        }
      />
      {revoking.value && (
        <RevokePreviewDialog
          key={revoking.key}
          isOpen={revoking.isOpen}
          preview={revoking.value}
          onClose={revoking.close}
        />
      )}
    </Stack>
  )
}
