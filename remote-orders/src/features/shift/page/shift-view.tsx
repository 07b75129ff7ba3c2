import { useTranslation } from 'react-i18next'
import { Printer, TimerOff } from 'lucide-react'
import type { ShiftPage } from '@sufra/shared/contracts/shift'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Banner, Box, chakra } from '@sufra/shared/ui'
import { NotesCard } from '../notes/notes-card.tsx'
import { pageSections } from './page-sections.ts'
import type { PageSection } from './section.ts'
import { PrintMenu } from './print-menu.tsx'
import { SectionCard } from './section-card.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '4',
    alignItems: 'start',
    '& > div': { display: 'grid', gap: '4', minW: '0' },
    mdDown: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

const BESIDE = new Set(['snoozed', 'branch', 'platforms'])

const cardsOf = (sections: PageSection[]) =>
  sections.map(section => <SectionCard key={section.id} section={section} />)

/** The shift page: notes first, then the sections. */
export const ShiftView = ({ page, isJustClosed }: { page: ShiftPage; isJustClosed: boolean }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const format = useFormat()
  const { shift } = page
  const sections = pageSections(page, { t, language })
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
        <div>
          <NotesCard page={page} />
          {cardsOf(sections.filter(({ id }) => !BESIDE.has(id)))}
        </div>
        <div>{cardsOf(sections.filter(({ id }) => BESIDE.has(id)))}</div>
      </Columns>
    </>
  )
}
