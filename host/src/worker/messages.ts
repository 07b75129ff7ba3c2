/** What a page tells the worker: the files of remotes to keep, each with its hash, and for whom. */
export interface Keep {
  kind: 'keep'
  person: number
  channel: string
  /** Of the registry that says so. */
  revision: number
  /** By full address. */
  files: Record<string, string>
}

export interface Forget {
  kind: 'forget'
}

/** What an answer took that a page waited for, in ms: over the same line the next page would wait as long. */
export interface Line {
  kind: 'line'
  took: number
}

/** What a worker tells pages once it is in charge: the script that pages of its build begin with. */
export interface NewHost {
  kind: 'host'
  main: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Pages and workers of different builds speak with each other: what is not understood is left alone. */
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
