import { api } from '@sufra/shared/api'
import type { Printer } from '@sufra/shared/contracts/printer'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Banner, Box } from '@sufra/shared/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { PrinterX } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const LOOK_AGAIN_MS = 60_000

const printersQuery = queryOptions({
  queryKey: ['printers', 'board'],
  queryFn: ({ signal }) => api.get('/api/Printer/Get', { query: {}, signal }),
  refetchInterval: LOOK_AGAIN_MS,
  retry: false,
})

const isStuck = ({ state, waiting }: Printer): boolean => waiting > 0 && state !== 'ready'

/** Lists printers that have print jobs but do not fetch them. Renders nothing if all printers work. */
export const PrinterBar = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data = [] } = useQuery(printersQuery)
  return data.filter(isStuck).map(({ id, name, branchName, waiting }) => (
    <Box key={id} mb="4">
      <Banner tone="neutral" icon={<PrinterX size={18} aria-hidden />}>
        {t('orders:print.stuck', { name, branch: inLanguage(branchName, language), count: waiting })}
      </Banner>
    </Box>
  ))
}
