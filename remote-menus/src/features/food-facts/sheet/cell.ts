import type { Product } from '@sufra/shared/contracts/product'
import type { FactEdit } from '../draft/fact-draft.ts'

/** Props of every cell. */
export interface CellProps {
  product: Product
  /** Accessible name: "Calories: Lamb Kabsa". */
  label: string
  isMissing: boolean
  isChanged: boolean
  fieldError: string | undefined
  edit: (edits: readonly FactEdit[], name?: string | null) => void
}

/** Returns the attributes for the look and accessibility of a cell. `id` refers to the error text. */
export const marksOf = ({ label, isMissing, isChanged, fieldError }: CellProps, id: string) => ({
  'aria-label': label,
  'aria-invalid': fieldError ? true : undefined,
  'aria-describedby': fieldError && id,
  'data-missing': isMissing || undefined,
  'data-changed': isChanged || undefined,
})
