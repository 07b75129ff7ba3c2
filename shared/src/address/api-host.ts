let host = ''

/** Where the API lives: the specification's `{host}`, without a trailing slash. Empty means the page's own origin. */
export const setApiHost = (value: string): void => {
  host = value.replace(/\/+$/, '')
}

/** Where an API path lives, for what cannot go through `api`, such as a call that outlives the page. */
export const apiUrl = (path: string): string => `${host}${path}`
