export interface FormFile {
  name: string
  type: string
  bytes: Uint8Array
}

/** A form with a file, as Image/Add takes it. */
export const fileForm = ({ name, type, bytes }: FormFile): FormData => {
  const form = new FormData()
  form.append('File', new Blob([new Uint8Array(bytes)], { type }), name)
  return form
}

/** The form of Product/Add and Product/Update; `json` is sent as it is. */
export const productForm = (json: string): FormData => {
  const form = new FormData()
  form.append('JsonProduct', json)
  return form
}

const MENU = 'sku,name ar,category\nTORTURE-1,صنف,فئة\n'

/** The form of Product/Import with a small menu; `json` is sent as it is. */
export const importForm = (json: string): FormData => {
  const form = new FormData()
  form.append('JsonImport', json)
  form.append('File', new Blob([MENU], { type: 'text/csv' }), 'menu.csv')
  return form
}
