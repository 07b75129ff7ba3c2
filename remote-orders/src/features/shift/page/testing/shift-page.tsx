import type { ShiftFacts, ShiftPage } from '@sufra/shared/contracts/shift'
import { useLanguage } from '@sufra/shared/i18n'
import { renderUi } from '@sufra/shared/testing'
import { cleanup, screen } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { ShiftPaper } from '../shift-paper.tsx'

export const AT = '2026-11-22T19:00:00.000Z'
const lot = { orders: 0, sum: 0 }
export const FACTS: ShiftFacts = {
  serverTime: AT,
  people: [],
  openOrders: [],
  snoozed: [],
  moreOpen: 0,
  moreSnoozed: 0,
  cash: null,
  stateChanges: [],
  calls: [],
  links: [],
  orders: {
    count: 0,
    sales: 0,
    averageTicket: null,
    rejected: lot,
    cancelled: lot,
    failed: lot,
    missed: lot,
  },
  branch: { state: 'Open', stateUntil: null, override: null, platformPauses: [] },
}
export const PAGE: ShiftPage = {
  countedCash: null,
  previousId: null,
  notes: [],
  facts: FACTS,
  shift: {
    id: 7,
    branchId: 1,
    branchName: '{"ar":"العليا","en":"Olaya"}',
    openedBy: 'Noura',
    closedAt: null,
    openedAt: '2026-11-22T13:02:00.000Z',
    closedBy: null,
    isClosedByClock: false,
    closesByItselfAt: '2026-11-23T00:00:00.000Z',
  },
}

const Paper = ({ page }: { page: ShiftPage }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return <ShiftPaper page={page} words={{ t, language }} />
}

/** Returns the text of the section with this title on paper, without direction marks; null if it is missing. */
export const partOf = (
  title: string,
  page: Partial<ShiftPage>,
  { facts = {}, language = 'en' }: { facts?: Partial<ShiftFacts>; language?: 'ar' | 'en' } = {},
): string | null => {
  cleanup()
  renderUi(<Paper page={{ ...PAGE, facts: { ...FACTS, ...facts }, ...page }} />, {
    language,
    namespaces: { orders: { ar, en } },
  })
  const part = screen.queryByRole('heading', { name: title })?.parentElement
  return part ? (part.textContent ?? '').replace(title, '').replace(/[\u2066-\u2069\u200e\u200f]/g, '') : null
}
