import { IconButton } from '@sufra/shared/ui'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Prints the page. */
export const PrintButton = () => {
  const { t } = useTranslation('dashboard')
  return (
    <IconButton
      label={t('print')}
      variant="outline"
      icon={<Printer size={18} strokeWidth={1.75} aria-hidden />}
      onClick={() => window.print()}
    />
  )
}
