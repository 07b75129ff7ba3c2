/**
 * File types of a remote's version, by file extension, with their content types. None can be a document: a team's page
 * would run on this origin, with the visitor's session. Nor an SVG, which may contain scripts; builds of remotes inline
 * those into the code as `data:` addresses.
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
