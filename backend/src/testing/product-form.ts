import type { Product } from '@sufra/shared/contracts/product'

interface FormFile {
  name: string
  type: string
  bytes: Uint8Array
}

const BOUNDARY = 'sufra-test-boundary'

/** Returns the multipart form of Product/Add and Product/Update as `inject` options. */
export const productForm = (json: object | string, file?: FormFile) => {
  const text = typeof json === 'string' ? json : JSON.stringify(json)
  const parts = [`--${BOUNDARY}\r\nContent-Disposition: form-data; name="JsonProduct"\r\n\r\n${text}\r\n`]
  if (file) {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="File"; filename="${file.name}"\r\n`
    parts.push(`${head}Content-Type: ${file.type}\r\n\r\n`)
  }
  const end = Buffer.from(`\r\n--${BOUNDARY}--\r\n`)
  return {
    payload: Buffer.concat([Buffer.from(parts.join('')), ...(file ? [file.bytes] : []), end]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}

// The pixel that the live menu attaches to a product without a picture (specification#products).
const PLACEHOLDER_BYTES =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const PLACEHOLDER: FormFile = {
  name: 'placeholder.png',
  type: 'image/png',
  bytes: Buffer.from(PLACEHOLDER_BYTES, 'base64'),
}

/** Returns the body of an update: the contract's fields of a product, with the changes. */
export const inputOf = (product: Product, changes: object = {}): object => {
  const { id, name, description, imageUrl, price, categoryId, index, calories, isVisible } = product
  const { choicesIds, serviceProviderId, excludeBranchesIds, modifiers } = product
  const text = { id, name, description, imageUrl, price, categoryId, index, calories, isVisible }
  return { ...text, choicesIds, serviceProviderId, excludeBranchesIds, modifiers, ...changes }
}
