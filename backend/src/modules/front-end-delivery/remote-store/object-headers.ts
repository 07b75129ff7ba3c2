import { headersOfFile, IMMUTABLE, originalOf, typeOfFile } from '#src/stored-file.ts'

/**
 * What a bucket gives out with a file when browsers read it there, the same as this server does with it. A policy is not
 * among what a bucket keeps: its CDN adds that (docs/security.md).
 */
export const objectHeaders = (path: string, { cacheControl = IMMUTABLE } = {}) => {
  const { path: original, encoding } = originalOf(path)
  const headers = headersOfFile(typeOfFile(original) ?? 'application/octet-stream')
  return {
    ContentType: headers['content-type'],
    ContentDisposition: headers['content-disposition'],
    CacheControl: cacheControl,
    ...(encoding && { ContentEncoding: encoding }),
  }
}
