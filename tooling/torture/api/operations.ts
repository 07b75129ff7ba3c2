import { endpoints } from '../../../shared/src/contracts/endpoints/endpoints.ts'
import type { Endpoint } from '../../../shared/src/contracts/endpoints/endpoint.ts'
import { jsonSchemaOf } from '../../../backend/src/testing/matrix/body-places.ts'
import type { Call } from './call.ts'
import { readDocument } from './contract.ts'
import type { Operation } from './contract.ts'
import { importForm, productForm } from './form.ts'

/** Endpoints with a JSON part in a form, by path. The OpenAPI document does not describe the part. */
const FORMS = new Map(
  Object.entries<Endpoint>(endpoints).flatMap(([key, { jsonPart }]) =>
    jsonPart ? [[key.slice(key.indexOf('/')), jsonPart] as const] : [],
  ),
)
export const PRODUCT_FORMS: readonly string[] = [...FORMS.keys()]

const withFormContract = (operation: Operation): Operation => {
  const contract = FORMS.get(operation.path)?.contract
  return contract ? { ...operation, body: JSON.parse(JSON.stringify(jsonSchemaOf(contract))) } : operation
}

/** Returns the form of such an endpoint with `json` unchanged. */
export const formOf = ({ path }: Operation, json: string): FormData =>
  FORMS.get(path)?.name === 'JsonImport' ? importForm(json) : productForm(json)

/** Returns every endpoint of the server with its body schema, so that a new endpoint is attacked automatically. */
export const readContract = async (url: string): Promise<Operation[]> =>
  (await readDocument(url)).map(withFormContract)

/** Returns the request with its JSON in a form, if the endpoint requires one. */
export const formed = (operation: Operation, { json, ...request }: Call): Call =>
  FORMS.has(operation.path)
    ? { ...request, body: formOf(operation, JSON.stringify(json)) }
    : { ...request, json }
