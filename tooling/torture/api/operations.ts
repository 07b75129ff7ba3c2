import { ProductInput } from '../../../shared/src/contracts/product.ts'
import { jsonSchemaOf } from '../../../backend/src/testing/matrix/body-places.ts'
import type { Call } from './call.ts'
import { readDocument } from './contract.ts'
import type { Operation } from './contract.ts'
import { productForm } from './form.ts'

/** Endpoints whose contract travels as JSON inside of a form, which their document does not say. */
export const PRODUCT_FORMS: readonly string[] = ['/api/Product/Add', '/api/Product/Update']

const withFormContract = (operation: Operation): Operation =>
  PRODUCT_FORMS.includes(operation.path)
    ? { ...operation, body: JSON.parse(JSON.stringify(jsonSchemaOf(ProductInput))) }
    : operation

/** The same request with its JSON as a part of a form. */
const asForm = ({ json, ...request }: Call): Call => ({
  ...request,
  body: productForm(JSON.stringify(json)),
})

/** Every endpoint that the server serves, with what it takes: a new one is attacked without anybody thinking of it. */
export const readContract = async (url: string): Promise<Operation[]> =>
  (await readDocument(url)).map(withFormContract)

/** A request of an endpoint in the form that it takes. */
export const formed = ({ path }: Operation, request: Call): Call =>
  PRODUCT_FORMS.includes(path) ? asForm(request) : request
