/** Snapshot of an object that a remote could overwrite; `label` names it in reports. */
interface Kept {
  label: string
  target: object
  properties: Map<PropertyKey, PropertyDescriptor | undefined>
  /** Added properties count as changes too. */
  isWhole: boolean
}

const GLOBALS = [
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Request', 'Response', 'Headers'],
  ...['localStorage', 'sessionStorage', 'Storage', 'history', 'History', 'navigator', 'crypto'],
  ...['Object', 'Array', 'String', 'Function', 'Promise', 'JSON', 'Map', 'Set', 'URL', 'Event'],
  ...['addEventListener', 'removeEventListener', 'sufraGuardScript', 'sufraGuardStyle', 'sufraRemotes'],
]

const PROTOTYPES = [
  ...['Object', 'Array', 'String', 'Function', 'Promise', 'Map', 'Set', 'URL', 'XMLHttpRequest'],
  ...['Request', 'Response', 'Headers', 'Storage', 'History', 'EventTarget', 'Node', 'Element', 'Document'],
]

const NAMESPACES = ['Object', 'Array', 'Promise', 'JSON', 'history']

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

const ownOf = (target: object, keys: PropertyKey[]): Kept['properties'] =>
  new Map(keys.map(key => [key, Reflect.getOwnPropertyDescriptor(target, key)]))

const whole = (label: string, target: unknown): Kept[] =>
  isObject(target)
    ? [{ label, target, properties: ownOf(target, Reflect.ownKeys(target)), isWhole: true }]
    : []

const prototypeOf = (name: string): unknown => {
  const owner: unknown = Reflect.get(globalThis, name)
  return isObject(owner) ? Reflect.get(owner, 'prototype') : undefined
}

/** Returns a snapshot of all watched objects. */
export const snapshotGlobals = (): Kept[] => [
  { label: '', target: globalThis, properties: ownOf(globalThis, GLOBALS), isWhole: false },
  ...PROTOTYPES.flatMap(name => whole(`${name}.prototype`, prototypeOf(name))),
  ...NAMESPACES.flatMap(name => whole(name, Reflect.get(globalThis, name))),
]

const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.value === other.value &&
    one.get === other.get &&
    one.set === other.set)

const putBack = ({ target }: Kept, key: PropertyKey, before: PropertyDescriptor | undefined): boolean => {
  if (!before) return Reflect.deleteProperty(target, key)
  if (Reflect.defineProperty(target, key, before)) return true
  return 'value' in before && Reflect.set(target, key, before.value)
}

const changedKeys = ({ target, properties, isWhole }: Kept): PropertyKey[] => {
  const keys = isWhole ? new Set([...properties.keys(), ...Reflect.ownKeys(target)]) : properties.keys()
  return [...keys].filter(key => !isSame(properties.get(key), Reflect.getOwnPropertyDescriptor(target, key)))
}

export interface OverwrittenGlobal {
  what: string
  isBack: boolean
}

/** Restores every property that differs from the snapshot and returns their names. */
export const restoreGlobals = (kept: Kept[]): OverwrittenGlobal[] =>
  kept.flatMap(each =>
    changedKeys(each).map(key => ({
      what: [each.label, String(key)].filter(Boolean).join('.'),
      isBack: putBack(each, key, each.properties.get(key)),
    })),
  )
