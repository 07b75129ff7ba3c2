import { useTranslation } from 'react-i18next'
import { Layers } from 'lucide-react'
import { Banner, Box } from '@sufra/shared/ui'

/** Says how many open orders the board does not show, so that nobody takes what they see for everything. */
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
