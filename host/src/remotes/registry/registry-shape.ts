import type { RegistryEntry, ReleasedVersion, RemoteRegistry } from '@sufra/shared/contracts/release'

type Check<T> = (value: unknown) => value is T

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNone = (value: unknown): boolean => value === undefined || isText(value)
const isHash = (value: unknown): value is string => isText(value) && /^sha384-[\w+/]{64}$/.test(value)
const isListOf =
  <T>(check: Check<T>) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(check)
const isMapOf =
  <T>(check: Check<T>) =>
  (value: unknown): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(check)

const isPath = (value: unknown): value is ReleasedVersion['contract']['paths'][number] =>
  isObject(value) &&
  isText(value.path) &&
  isListOf(isText)(value.roles) &&
  isTextOrNone(value.permission) &&
  (value.preload === undefined || isListOf(isText)(value.preload)) &&
  (value.shares === undefined || isListOf(isText)(value.shares))

const isLabel = (value: unknown): boolean => isObject(value) && isText(value.ar) && isText(value.en)

const isCall = (value: unknown): boolean =>
  isObject(value) &&
  (value.method === 'POST' || value.method === 'PUT') &&
  isText(value.path) &&
  // A palette line may reach no other address with the person's session.
  /^\/api\/[A-Za-z/]+$/.test(value.path) &&
  isObject(value.body)

const isActOrNone = (value: unknown): boolean =>
  value === undefined ||
  (isObject(value) &&
    isCall(value) &&
    isLabel(value.done) &&
    (value.undo === undefined || isCall(value.undo)))

const isPaletteEntry = (value: unknown): boolean =>
  isObject(value) &&
  [value.id, value.kind, value.icon, value.path].every(isText) &&
  isLabel(value.label) &&
  isListOf(isText)(value.roles) &&
  [value.of, value.onlyIf, value.permission].every(isTextOrNone) &&
  isActOrNone(value.act)

const isShortcut = (value: unknown): boolean =>
  isObject(value) &&
  [value.id, value.path].every(isText) &&
  isLabel(value.label) &&
  isListOf(isText)(value.keys)

const isListOrNone =
  (check: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || (Array.isArray(value) && value.every(check))

const isNavEntry = (value: unknown): value is ReleasedVersion['contract']['nav'][number] =>
  isObject(value) &&
  [value.id, value.labelKey, value.icon, value.path].every(isText) &&
  isLabel(value.label) &&
  typeof value.order === 'number' &&
  isListOf(isText)(value.roles) &&
  isTextOrNone(value.permission) &&
  isTextOrNone(value.key)

/** Returns whether a value is a contract, in the parts that the host uses. */
export const isContract = (value: unknown): value is ReleasedVersion['contract'] =>
  isObject(value) &&
  isText(value.hostApi) &&
  isText(value.entry) &&
  isMapOf(isText)(value.consumes) &&
  isMapOf(isHash)(value.files) &&
  isListOf(isPath)(value.paths) &&
  isListOf(isNavEntry)(value.nav) &&
  isListOrNone(isPaletteEntry)(value.palette) &&
  isListOrNone(isShortcut)(value.shortcuts) &&
  isListOf(isText)(value.background) &&
  isObject(value.i18n) &&
  isText(value.i18n.namespace) &&
  isMapOf(isText)(value.i18n.files)

const isReleased = (value: unknown): value is ReleasedVersion =>
  isObject(value) &&
  isText(value.version) &&
  isText(value.baseUrl) &&
  value.baseUrl.endsWith('/') &&
  isHash(value.integrity) &&
  isContract(value.contract)

const isCanary = (value: unknown): value is NonNullable<RegistryEntry['canary']> =>
  isObject(value) && isReleased(value.version) && typeof value.percent === 'number' && isText(value.salt)

const isEntry = (value: unknown): value is RegistryEntry =>
  isObject(value) &&
  typeof value.disabled === 'boolean' &&
  (value.canary === null || isCanary(value.canary)) &&
  (value.withdrawn === undefined || isListOf(isText)(value.withdrawn)) &&
  (value.stable === null || isReleased(value.stable)) &&
  (value.previous === null || isReleased(value.previous))

/**
 * Returns whether a value is a registry that the host can use. Hand-written, because the schema library would be a
 * tenth of the page's JavaScript. Unknown fields are ignored.
 */
export const isRegistry = (value: unknown): value is RemoteRegistry =>
  isObject(value) &&
  value.schema === 1 &&
  typeof value.revision === 'number' &&
  value.revision >= 0 &&
  isMapOf(isEntry)(value.remotes)
