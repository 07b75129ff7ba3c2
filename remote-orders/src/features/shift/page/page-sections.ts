import type { ShiftPage } from '@sufra/shared/contracts/shift'
import { cashSection, openSection, sumsSection } from './order-sections.ts'
import type { PageSection, Words } from './section.ts'
import { branchSection, peopleSection, platformsSection, snoozedSection } from './standing-sections.ts'

/** Returns all sections except the notes, in the order that the next team needs. */
export const pageSections = (page: ShiftPage, words: Words): PageSection[] => {
  const { facts } = page
  const cash = cashSection(page, words)
  return [
    openSection(facts, words),
    snoozedSection(facts, words),
    branchSection(facts, words),
    platformsSection(facts, words),
    sumsSection(facts, words),
    ...(cash ? [cash] : []),
    peopleSection(facts, words),
  ]
}
