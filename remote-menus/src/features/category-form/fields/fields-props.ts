import type { ContractForm } from '@sufra/shared/forms'
import type { CategoryValues } from '../category-values.ts'

/** Props of every field group. */
export interface CategoryFieldsProps {
  form: ContractForm<CategoryValues>
}
