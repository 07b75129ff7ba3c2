import { useTranslation } from 'react-i18next'
import { Printer, TimerOff } from 'lucide-react'
import type { ShiftPage } from '@sufra/shared/contracts/shift'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Banner, Box, chakra } from '@sufra/shared/ui'
import { NotesCard } from '../notes/notes-card.tsx'
import { pageSections } from './page-sections.ts'
import { PrintMenu } from './print-menu.tsx'
import { SectionCard } from './section-card.tsx'

const Columns = chakra('div', {
  base: {
    columnCount: 2,
    columnGap: '4',
    '& > *': { breakInside: 'avoid', mb: '4' },
    mdDown: { columnCount: 1 },
  },
})

/** What was handed over, or will be: notes first, then what the next team finds. */
export const ShiftView = ({ page, isJustClosed }: { page: ShiftPage; isJustClosed: boolean }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const format = useFormat()
  const { shift } = page
  return (
    <>
      {isJustClosed && (
        <Box mb="4">
          <Banner tone="neutral" icon={<Printer size={18} aria-hidden />} action={<PrintMenu page={page} />}>
            {t('orders:shift.close.done')}
          </Banner>
        </Box>
      )}
      {shift.isClosedByClock && shift.closedAt && (
        <Box mb="4">
          <Banner tone="notice" icon={<TimerOff size={18} aria-hidden />}>
            {t('orders:shift.closedByClock', { time: format.dateTime(shift.closedAt) })}
          </Banner>
        </Box>
      )}
      <Columns>
        <NotesCard page={page} />
        {pageSections(page, { t, language }).map(section => (
          <SectionCard key={section.id} section={section} />
        ))}
      </Columns>
    </>
  )
}
