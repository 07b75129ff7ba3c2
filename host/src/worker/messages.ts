/** Message of a page to the worker: the remote files to store, each with its hash, and the person they are for. */
export interface Keep {
  kind: 'keep'
  person: number
  channel: string
  /** Revision of the registry with these files. */
  revision: number
  /** By full address. */
  files: Record<string, string>
}

export interface Forget {
  kind: 'forget'
}

/** Duration (ms) of a response that a page waited for. Over the same connection the next page would wait as long. */
export interface Line {
  kind: 'line'
  took: number
}

/** Message of an activated worker to pages: the main script of its build. */
export interface NewHost {
  kind: 'host'
  main: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Pages and workers of different builds exchange messages, so unknown ones are ignored. */
export const isKeep = (told: unknown): told is Keep =>
  isObject(told) &&
  told.kind === 'keep' &&
  typeof told.person === 'number' &&
  typeof told.channel === 'string' &&
  typeof told.revision === 'number' &&
  isObject(told.files) &&
  Object.values(told.files).every(hash => typeof hash === 'string')

export const isForget = (told: unknown): told is Forget => isObject(told) && told.kind === 'forget'

export const isLine = (told: unknown): told is Line =>
  isObject(told) && told.kind === 'line' && typeof told.took === 'number'

export const isNewHost = (told: unknown): told is NewHost =>
  isObject(told) && told.kind === 'host' && typeof told.main === 'string'
