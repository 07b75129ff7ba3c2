import { IconButton } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { Printer, PrinterCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAutoPrint } from './auto-print.ts'

/** Toggle of this device: print the kitchen ticket when an order is accepted. */
export const AutoPrintButton = () => {
  const { t } = useTranslation()
  const { isOn, set } = useAutoPrint()
  const toggle = () => {
    set(!isOn)
    toast({ kind: 'info', text: t(isOn ? 'orders:print.autoOff' : 'orders:print.autoOn') })
  }
  return (
    <IconButton
      variant="outline"
      size="sm"
      label={t('orders:print.auto')}
      aria-pressed={isOn}
      icon={isOn ? <PrinterCheck size={18} aria-hidden /> : <Printer size={18} aria-hidden />}
      onClick={toggle}
    />
  )
}
