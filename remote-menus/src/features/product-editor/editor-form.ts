import { useContractForm } from '@sufra/shared/forms'
import type { ContractForm } from '@sufra/shared/forms'
import { checkedShape } from './values/product-request.ts'
import type { Subject } from './values/product-request.ts'
import { PRODUCT_FIELDS } from './values/changed-fields.ts'
import type { ProductValues } from './values/product-values.ts'

export type EditorForm = ContractForm<ProductValues>
type Path = Parameters<EditorForm['field']>[0]

const isPath = (path: string): path is Path => PRODUCT_FIELDS.some(field => field === path.split('.')[0])

/** Returns the error at a path that is built during rendering, such as the name of a group's third option. */
export const errorAt =
  (form: EditorForm) =>
  (path: string): string | undefined =>
    isPath(path) ? form.field(path).error : undefined

/** Props of every section of the editor. */
export interface SectionProps {
  form: EditorForm
  serviceProviderId: number
  /** True if the user may change prices; otherwise they are read-only. */
  canPrice: boolean
}

/** Form of a product, validated by `ProductForm`. */
export const useEditorForm = (defaultValues: ProductValues, subject: Subject): EditorForm =>
  useContractForm<ProductValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/product-form').then(
        ({ ProductForm }) => ProductForm,
      ),
    defaultValues,
    prepare: values => checkedShape(values, subject),
  })
