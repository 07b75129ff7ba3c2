let host = ''

/** Where the API lives: the specification's `{host}`, without a trailing slash. Empty means the page's own origin. */
export const setApiHost = (value: string): void => {
  host = value.replace(/\/+$/, '')
}

export const apiUrl = (path: string): string => `${host}${path}`
