import { headersOfFile, IMMUTABLE, originalOf, typeOfFile } from '#src/routing/stored-file.ts'

/**
 * Returns the headers that a bucket serves with a file, equal to those of this server. A bucket stores no
 * content security policy; its CDN adds it (docs/security.md).
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
