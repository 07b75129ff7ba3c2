/** `ok` for any 2xx, otherwise status and code: `404 not_found`. */
export type Outcome = 'ok' | `${number} ${string}`
