/** What this device remembers about the bell. */
export interface SoundSettings {
  /** Somebody heard the test on this device. */
  isTested: boolean
  /** 0.2 to 1: a bell that can be turned off is a bell that is off when it matters. */
  volume: number
}

export const SOUND_KEY = 'sufra.sound'
export const QUIETEST = 0.2
const DEFAULTS: SoundSettings = { isTested: false, volume: 0.8 }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const read = (text: string | null): SoundSettings => {
  const value: unknown = text === null ? null : JSON.parse(text)
  if (!isRecord(value)) return DEFAULTS
  const volume = typeof value.volume === 'number' ? value.volume : DEFAULTS.volume
  return { isTested: value.isTested === true, volume: Math.min(1, Math.max(QUIETEST, volume)) }
}

/** Storage may be full, forbidden or hold what somebody else wrote: the bell then starts untested. */
export const loadSoundSettings = (): SoundSettings => {
  try {
    return read(localStorage.getItem(SOUND_KEY))
  } catch {
    return DEFAULTS
  }
}

export const saveSoundSettings = (settings: SoundSettings): void => {
  try {
    localStorage.setItem(SOUND_KEY, JSON.stringify(settings))
  } catch {
    // The bell works all the same, until the page is loaded again.
  }
}
