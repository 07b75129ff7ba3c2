import { api } from '@sufra/shared/api'
import type { ImportAnswer, ImportPicturesAnswer, ImportRequest } from '@sufra/shared/contracts/menu-import'

export type StoredPictures = ImportPicturesAnswer['pictures']

interface Sent extends ImportRequest {
  /** null where pictures come alone */
  file: File | null
  idempotencyKey?: string
}

export const sendImport = ({ file, idempotencyKey, ...request }: Sent): Promise<ImportAnswer> => {
  const body = new FormData()
  body.append('JsonImport', JSON.stringify(request))
  if (file) body.append('File', file)
  return api.post('/api/Product/Import', { body, idempotencyKey })
}

export const sendPictures = (zip: File): Promise<ImportPicturesAnswer> => {
  const body = new FormData()
  body.append('File', zip)
  return api.post('/api/Product/ImportPictures', { body })
}
