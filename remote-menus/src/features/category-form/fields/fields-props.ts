import type { ContractForm } from '@sufra/shared/forms'
import type { CategoryValues } from '../category-values.ts'

/** What every group of fields is given. */
export interface CategoryFieldsProps {
  form: ContractForm<CategoryValues>
}
