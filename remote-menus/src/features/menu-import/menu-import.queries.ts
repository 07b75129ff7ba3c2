import { api } from '@sufra/shared/api'
import type { ImportAnswer, ImportPicturesAnswer, ImportRequest } from '@sufra/shared/contracts/menu-import'

export type StoredPictures = ImportPicturesAnswer['pictures']

interface Sent extends ImportRequest {
  /** null if only pictures are imported */
  file: File | null
  idempotencyKey?: string
}

const formOf = (request: ImportRequest, file: File | null): FormData => {
  const body = new FormData()
  body.append('JsonImport', JSON.stringify(request))
  if (file) body.append('File', file)
  return body
}

export const sendImport = ({ file, idempotencyKey, ...request }: Sent): Promise<ImportAnswer> => {
  return api.post('/api/Product/Import', { body: formOf(request, file), idempotencyKey })
}

/** Returns the rows that the import skips, as a file. */
export const sendForFaults = ({ file, ...request }: Sent): Promise<Blob> =>
  api.postForFile('/api/Product/ImportFaults', { query: {}, body: formOf(request, file) })

export const sendPictures = (zip: File): Promise<ImportPicturesAnswer> => {
  const body = new FormData()
  body.append('File', zip)
  return api.post('/api/Product/ImportPictures', { body })
}
