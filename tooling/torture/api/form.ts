export interface FormFile {
  name: string
  type: string
  bytes: Uint8Array
}

/** Returns the multipart form of Image/Add with one file. */
export const fileForm = ({ name, type, bytes }: FormFile): FormData => {
  const form = new FormData()
  form.append('File', new Blob([new Uint8Array(bytes)], { type }), name)
  return form
}

/** Returns the form of Product/Add and Product/Update with `json` unchanged, which need not be valid. */
export const productForm = (json: string): FormData => {
  const form = new FormData()
  form.append('JsonProduct', json)
  return form
}

const MENU = 'sku,name ar,category\nTORTURE-1,صنف,فئة\n'

/** Returns the form of Product/Import with a small CSV menu and `json` unchanged. */
export const importForm = (json: string): FormData => {
  const form = new FormData()
  form.append('JsonImport', json)
  form.append('File', new Blob([MENU], { type: 'text/csv' }), 'menu.csv')
  return form
}
