/** `ok` for any 2xx; otherwise the status and code, such as `404 not_found`. */
export type Outcome = 'ok' | `${number} ${string}`
