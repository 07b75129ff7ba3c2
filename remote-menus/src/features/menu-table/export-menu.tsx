import { api } from '@sufra/shared/api'
import { Button } from '@sufra/shared/ui'
import { Menu, toast } from '@sufra/shared/ui/data'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { download } from '#src/products/download.ts'

interface ExportMenuProps {
  serviceProviderId: number
  /** Ids of the filtered products in their order; undefined if the whole menu is shown. */
  shownIds: readonly number[] | undefined
  /** Number of products in the whole menu. */
  count: number
  /** True while the menu is incomplete, because the number of products is unknown. */
  isDisabled: boolean
}

/** Exports the filtered products or the whole menu as a sheet. */
export const ExportMenu = ({ serviceProviderId, shownIds, count, isDisabled }: ExportMenuProps) => {
  const { t } = useTranslation()
  const fetching = useMutation({
    mutationFn: async (ids: readonly number[] | undefined) =>
      download(
        'menu.xlsx',
        await (ids
          ? api.postForFile('/api/Product/Export', { body: { serviceProviderId, ids: [...ids] } })
          : api.file('/api/Product/Export', { query: { ServiceProviderId: serviceProviderId } })),
      ),
    onError: () => toast({ kind: 'error', text: t('menus:import.downloadFailed') }),
  })
  const items = [
    ...(shownIds
      ? [
          {
            id: 'shown',
            label: t('menus:table.exportShown', { count: shownIds.length }),
            isDisabled: shownIds.length === 0,
            onSelect: () => fetching.mutate(shownIds),
          },
        ]
      : []),
    {
      id: 'whole',
      label: t('menus:table.exportWhole', { count }),
      onSelect: () => fetching.mutate(undefined),
    },
  ]
  return (
    <Menu
      label={t('menus:table.export')}
      items={items}
      trigger={
        <Button
          variant="outline"
          size="sm"
          minH="10"
          icon={<Download size={16} aria-hidden />}
          isLoading={fetching.isPending}
          disabled={isDisabled}
        >
          {t('menus:table.export')}
        </Button>
      }
    />
  )
}
