import { ImportRequest } from '../../../shared/src/contracts/menu-import.ts'
import { ProductInput } from '../../../shared/src/contracts/product.ts'
import { jsonSchemaOf } from '../../../backend/src/testing/matrix/body-places.ts'
import type { Call } from './call.ts'
import { readDocument } from './contract.ts'
import type { Operation } from './contract.ts'
import { importForm, productForm } from './form.ts'

/** Endpoints that take their contract as JSON in a form field. The OpenAPI document does not describe it. */
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

/** Returns the form of such an endpoint with `json` unchanged. */
export const formOf = ({ path }: Operation, json: string): FormData =>
  (FORMS.get(path)?.form ?? productForm)(json)

/** Returns every endpoint of the server with its body schema, so that a new endpoint is attacked automatically. */
export const readContract = async (url: string): Promise<Operation[]> =>
  (await readDocument(url)).map(withFormContract)

/** Returns the request with its JSON in a form, if the endpoint requires one. */
export const formed = (operation: Operation, { json, ...request }: Call): Call =>
  FORMS.has(operation.path)
    ? { ...request, body: formOf(operation, JSON.stringify(json)) }
    : { ...request, json }
