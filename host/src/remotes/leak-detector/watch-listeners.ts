import { begin, end } from './leftovers.ts'
import type { OwnerOf } from './leftovers.ts'

type Options = AddEventListenerOptions | boolean | undefined

interface Registration {
  target: EventTarget
  type: string
  callback: EventListenerOrEventListenerObject
  isCapture: boolean
}

const registered = new Map<number, Registration>()

// Listeners of an element disappear with it; those of these targets last as long as the page.
const placeOf = (target: EventTarget): string | null => {
  if (target === window) return 'window'
  if (target === document) return 'document'
  if (target === document.documentElement) return '<html>'
  return target === document.body ? '<body>' : null
}

const isSame = (one: Registration, other: Registration): boolean =>
  one.callback === other.callback &&
  one.type === other.type &&
  one.target === other.target &&
  one.isCapture === other.isCapture

const find = (wanted: Registration): number | undefined =>
  [...registered].find(([, each]) => isSame(each, wanted))?.[0]

const forget = (registration: Registration): void => {
  const number = find(registration)
  if (number === undefined) return
  registered.delete(number)
  end(number)
}

const captures = (options: EventListenerOptions | boolean | undefined): boolean =>
  typeof options === 'object' ? options.capture === true : options === true

const endsByItself = (options: Options): boolean =>
  typeof options === 'object' && (options.once === true || options.signal?.aborted === true)

const note = (registration: Registration, options: Options, ownerOf: OwnerOf): void => {
  const place = placeOf(registration.target)
  if (place === null || endsByItself(options) || find(registration) !== undefined) return
  const owner = ownerOf(new Error().stack)
  if (owner === undefined) return
  const what = `a listener of "${registration.type}" on ${place}`
  registered.set(begin({ owner, what }), registration)
  if (typeof options === 'object')
    options.signal?.addEventListener('abort', () => forget(registration), { once: true })
}

/** Wraps `EventTarget` to record remotes' listeners on targets that last as long as the page. */
export const watchListeners = (ownerOf: OwnerOf): void => {
  const prototype = EventTarget.prototype
  const { addEventListener: add, removeEventListener: remove } = prototype
  prototype.addEventListener = function addEventListener(type, callback, options) {
    // A call without a receiver means the window.
    const target = this ?? window
    if (callback) note({ target, type, callback, isCapture: captures(options) }, options, ownerOf)
    add.call(target, type, callback, options)
  }
  prototype.removeEventListener = function removeEventListener(type, callback, options) {
    const target = this ?? window
    if (callback && registered.size > 0) forget({ target, type, callback, isCapture: captures(options) })
    remove.call(target, type, callback, options)
  }
}
