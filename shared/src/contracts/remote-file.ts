/**
 * Which files a version of a remote may hold, by the ending of their names, and as what they are served. None of them can
 * be a document: a page of a team would be a page of this origin, with the session of whoever opens it. Nor an SVG, which
 * may hold scripts; the builds of remotes write those into the code as `data:` addresses.
 */
export const REMOTE_FILE_TYPES: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.woff2', 'font/woff2'],
])
