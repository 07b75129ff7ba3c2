import { ImportRequest } from '../../../shared/src/contracts/menu-import.ts'
import { ProductInput } from '../../../shared/src/contracts/product.ts'
import { jsonSchemaOf } from '../../../backend/src/testing/matrix/body-places.ts'
import type { Call } from './call.ts'
import { readDocument } from './contract.ts'
import type { Operation } from './contract.ts'
import { importForm, productForm } from './form.ts'

/** Endpoints whose contract travels as JSON inside of a form, which their document does not say. */
const FORMS = new Map([
  ['/api/Product/Add', { contract: ProductInput, form: productForm }],
  ['/api/Product/Update', { contract: ProductInput, form: productForm }],
  ['/api/Product/Import', { contract: ImportRequest, form: importForm }],
  ['/api/Product/ImportFaults', { contract: ImportRequest, form: importForm }],
])
export const PRODUCT_FORMS: readonly string[] = [...FORMS.keys()]

const withFormContract = (operation: Operation): Operation => {
  const contract = FORMS.get(operation.path)?.contract
  return contract ? { ...operation, body: JSON.parse(JSON.stringify(jsonSchemaOf(contract))) } : operation
}

/** The form of such an endpoint; `json` is sent as it is. */
export const formOf = ({ path }: Operation, json: string): FormData =>
  (FORMS.get(path)?.form ?? productForm)(json)

/** Every endpoint that the server serves, with what it takes: a new one is attacked without anybody thinking of it. */
export const readContract = async (url: string): Promise<Operation[]> =>
  (await readDocument(url)).map(withFormContract)

/** A request of an endpoint in the form that it takes. */
export const formed = (operation: Operation, { json, ...request }: Call): Call =>
  FORMS.has(operation.path)
    ? { ...request, body: formOf(operation, JSON.stringify(json)) }
    : { ...request, json }
