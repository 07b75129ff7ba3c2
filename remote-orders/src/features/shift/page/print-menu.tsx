import { useTranslation } from 'react-i18next'
import { FileText, Printer, ReceiptText } from 'lucide-react'
import type { ShiftPage } from '@sufra/shared/contracts/shift'
import { useLanguage } from '@sufra/shared/i18n'
import { Button } from '@sufra/shared/ui'
import { Menu, toast } from '@sufra/shared/ui/overlays'
import type { PaperSize } from '#src/printing/paper/paper-style.ts'

const ICONS = { a4: <FileText size={16} aria-hidden />, roll: <ReceiptText size={16} aria-hidden /> }

/** Prints the shift page on A4 or on the kitchen's roll. */
export const PrintMenu = ({ page }: { page: ShiftPage }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const print = async (size: PaperSize) => {
    try {
      const { printShift } = await import(/* webpackChunkName: "paper" */ './print-shift.tsx')
      await printShift(page, { t, language }, size)
    } catch {
      toast({ kind: 'error', text: t('orders:print.failed') })
    }
  }
  return (
    <Menu
      label={t('orders:shift.print.label')}
      items={(['a4', 'roll'] as const).map(size => ({
        id: size,
        label: t(`orders:shift.print.${size}`),
        icon: ICONS[size],
        onSelect: () => void print(size),
      }))}
      trigger={
        <Button variant="outline" icon={<Printer size={16} aria-hidden />}>
          {t('orders:shift.print.label')}
        </Button>
      }
    />
  )
}
