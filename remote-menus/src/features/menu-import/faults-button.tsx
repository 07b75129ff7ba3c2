import { Banner, Button } from '@sufra/shared/ui'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { download } from '#src/products/download.ts'

const icon = <Download size={16} aria-hidden />

/** Downloads the skipped rows with their errors, to be corrected and imported again. */
export const FaultsButton = ({ load }: { load: () => Promise<Blob> }) => {
  const { t } = useTranslation()
  const fetching = useMutation({ mutationFn: async () => download('not-imported.xlsx', await load()) })
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={icon}
        isLoading={fetching.isPending}
        onClick={() => fetching.mutate()}
      >
        {t('menus:import.faultsFile')}
      </Button>
      {fetching.isError && <Banner tone="error">{t('menus:import.downloadFailed')}</Banner>}
    </>
  )
}
