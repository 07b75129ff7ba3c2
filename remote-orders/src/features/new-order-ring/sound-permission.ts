import { Bell } from './bell.ts'
import { useRing } from './ring.store.ts'
import { SOUND_KEY, loadSoundSettings, saveSoundSettings } from './sound-settings.ts'
import type { SoundSettings } from './sound-settings.ts'

const LOCK = 'sufra.ring'

// Web Locks exist only in secure contexts. Without them (plain http in a shop's network, or blocked storage, see
// host/public/start.js) every tab rings.
const hasLocks = () => navigator.locks !== undefined

/** Waits until this tab holds the ring lock. Returns a function that releases it. */
const requestRingLock = (onHold: () => void): (() => void) => {
  if (!hasLocks()) {
    onHold()
    return () => undefined
  }
  const waiting = new AbortController()
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  void navigator.locks
    .request(LOCK, { signal: waiting.signal }, async () => {
      onHold()
      await held
    })
    .catch(() => undefined)
  return () => {
    waiting.abort()
    release()
  }
}

/** Returns true if any tab of this browser holds the ring lock. */
const isRingLockHeld = async (): Promise<boolean> => {
  if (!hasLocks()) return false
  const { held } = await navigator.locks.query()
  return held?.some(lock => lock.name === LOCK) ?? false
}

const CHECK_OTHER_TABS_MS = 5000
const PRESSES = ['pointerdown', 'keydown'] as const

/** Owns this tab's bell: resumes sound after a reload, and ensures that exactly one of all tabs with sound rings. */
export class SoundPermission {
  readonly bell = new Bell(() => this.#refresh())
  readonly #onChange: () => void
  #settings = loadSoundSettings()
  #isRinger = false
  #giveUpLock: (() => void) | undefined
  #checking: ReturnType<typeof setInterval> | undefined

  /** `onChange` is called when this tab gains or loses the role of the ringing tab. */
  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  /** True if this tab may ring: sound was tested, the browser allows it, and no other tab rings. */
  get mayRing(): boolean {
    return this.#isRinger && this.bell.canPlay
  }

  start(): void {
    for (const press of PRESSES) document.addEventListener(press, this.#handlePress, true)
    window.addEventListener('storage', this.#handleStorage)
    this.#checking = setInterval(() => this.#refresh(), CHECK_OTHER_TABS_MS)
    this.bell.setVolume(this.#settings.volume)
    // Some browsers and kiosks allow sound without a user gesture.
    if (this.#settings.isTested) void this.bell.unlock().then(this.#refresh)
    this.#refresh()
  }

  stop(): void {
    for (const press of PRESSES) document.removeEventListener(press, this.#handlePress, true)
    window.removeEventListener('storage', this.#handleStorage)
    clearInterval(this.#checking)
    this.#leaveLock()
    this.bell.close()
  }

  setVolume(volume: number): void {
    this.#keep({ ...this.#settings, volume })
  }

  /** Called when the user confirms that the test was audible. */
  confirm(): void {
    this.#keep({ ...this.#settings, isTested: true })
  }

  readonly #handlePress = () => {
    if (this.#settings.isTested && !this.bell.canPlay) void this.bell.unlock().then(this.#refresh)
  }

  readonly #handleStorage = (event: StorageEvent) => {
    if (event.key !== SOUND_KEY) return
    this.#settings = loadSoundSettings()
    this.bell.setVolume(this.#settings.volume)
    this.#refresh()
  }

  #keep(settings: SoundSettings): void {
    this.#settings = settings
    saveSoundSettings(settings)
    this.bell.setVolume(settings.volume)
    this.#refresh()
  }

  readonly #refresh = (): void => {
    const canRing = this.#settings.isTested && this.bell.canPlay
    if (canRing && !this.#giveUpLock) this.#joinLock()
    if (!canRing && this.#giveUpLock) this.#leaveLock()
    useRing.setState({ volume: this.#settings.volume })
    void this.#show()
  }

  async #show(): Promise<void> {
    if (!this.#settings.isTested) return useRing.setState({ sound: 'untested' })
    const isArmed = this.bell.canPlay || (await isRingLockHeld())
    useRing.setState({ sound: isArmed ? 'armed' : 'blocked' })
  }

  #joinLock(): void {
    this.#giveUpLock = requestRingLock(() => {
      this.#isRinger = true
      this.#onChange()
    })
  }

  #leaveLock(): void {
    this.#giveUpLock?.()
    this.#giveUpLock = undefined
    this.#isRinger = false
    this.#onChange()
  }
}
