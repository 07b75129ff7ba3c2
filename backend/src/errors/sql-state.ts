import { types } from 'node:util'

const STATE = /^[0-9A-Z]{5}$/

/** Another transaction held a lock for longer than `lock_timeout`. */
export const LOCK_TIMEOUT = '55P03'

/** The server shuts down, has crashed, or is not accepting connections yet. */
const SERVER_ENDS = /^57P0[123]$/

/** Returns PostgreSQL's five-character error code, also of an error that the ORM has wrapped. */
export const sqlStateOf = (error: unknown): string | undefined => {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? current.code : undefined
    if (typeof code === 'string' && STATE.test(code) && 'severity' in current) return code
  }
  return undefined
}

const LOST_CONNECTION =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|Connection terminated|timeout exceeded when|not queryable/

/** Returns whether the server was unreachable, as opposed to refusing the query. */
export const isConnectionLoss = (error: unknown): boolean => {
  for (let current = error; types.isNativeError(current); current = current.cause) {
    const code = 'code' in current ? String(current.code) : ''
    if (LOST_CONNECTION.test(code) || LOST_CONNECTION.test(current.message)) return true
  }
  return false
}

/** Returns whether the connection ended, or could not be opened, because the server is not there or ends. */
export const isServerGone = (error: unknown): boolean =>
  isConnectionLoss(error) || SERVER_ENDS.test(sqlStateOf(error) ?? '')
