import type { Product } from '@sufra/shared/contracts/product'
import type { FactEdit } from '../draft/fact-draft.ts'

/** What every cell of the sheet is told. */
export interface CellProps {
  product: Product
  /** "Calories: Lamb Kabsa". */
  label: string
  isMissing: boolean
  isChanged: boolean
  mistake: string | undefined
  edit: (edits: readonly FactEdit[], name?: string | null) => void
}

/** How a cell looks and what it says to a screen reader. `id` ties the mistake to it. */
export const marksOf = ({ label, isMissing, isChanged, mistake }: CellProps, id: string) => ({
  'aria-label': label,
  'aria-invalid': mistake ? true : undefined,
  'aria-describedby': mistake && id,
  'data-missing': isMissing || undefined,
  'data-changed': isChanged || undefined,
})
