import { useTranslation } from 'react-i18next'
import { Layers } from 'lucide-react'
import { Banner, Box } from '@sufra/shared/ui'

/** Shows the number of open orders that are missing on the board, so that nobody takes it for complete. */
export const MoreOrdersBar = ({ count }: { count: number }) => {
  const { t } = useTranslation()
  return (
    <Box mb="4">
      <Banner tone="notice" icon={<Layers size={18} aria-hidden />}>
        {t('orders:more.bar', { count })}
      </Banner>
    </Box>
  )
}
