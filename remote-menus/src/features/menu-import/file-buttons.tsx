import { api } from '@sufra/shared/api'
import { Banner, Button, Flex } from '@sufra/shared/ui'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { download } from '#src/products/download.ts'

const icon = <Download size={16} aria-hidden />

/** Downloads to start from: a template with the right headings, and the current menu. */
export const FileButtons = ({ serviceProviderId }: { serviceProviderId: number }) => {
  const { t } = useTranslation()
  const fetching = useMutation({
    mutationFn: async (name: 'menu-template' | 'menu') =>
      download(
        `${name}.xlsx`,
        await (name === 'menu'
          ? api.file('/api/Product/Export', { query: { ServiceProviderId: serviceProviderId } })
          : api.file('/api/Product/ImportTemplate', { query: {} })),
      ),
  })
  const isFetching = (name: string) => fetching.isPending && fetching.variables === name
  return (
    <>
      <Flex gap="2" wrap="wrap">
        <Button
          variant="outline"
          size="sm"
          icon={icon}
          isLoading={isFetching('menu-template')}
          onClick={() => fetching.mutate('menu-template')}
        >
          {t('menus:import.template')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          icon={icon}
          isLoading={isFetching('menu')}
          onClick={() => fetching.mutate('menu')}
        >
          {t('menus:import.current')}
        </Button>
      </Flex>
      {fetching.isError && <Banner tone="error">{t('menus:import.downloadFailed')}</Banner>}
    </>
  )
}
