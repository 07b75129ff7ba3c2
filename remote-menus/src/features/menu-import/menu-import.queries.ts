import { api } from '@sufra/shared/api'
import type { ImportAnswer, ImportRequest } from '@sufra/shared/contracts/menu-import'

interface Sent extends ImportRequest {
  file: File
  idempotencyKey?: string
}

export const sendImport = ({ file, idempotencyKey, ...request }: Sent): Promise<ImportAnswer> => {
  const body = new FormData()
  body.append('JsonImport', JSON.stringify(request))
  body.append('File', file)
  return api.post('/api/Product/Import', { body, idempotencyKey })
}
