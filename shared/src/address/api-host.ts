let host = ''

/**
 * Sets the origin of the API: the specification's `{host}`. Drops trailing slashes. Empty means the page's own origin.
 */
export const setApiHost = (value: string): void => {
  host = value.replace(/\/+$/, '')
}

/** Returns the full URL of an API path, for calls that cannot use `api`, such as one that outlives the page. */
export const apiUrl = (path: string): string => `${host}${path}`
