/** Sound settings that this device stores. */
export interface SoundSettings {
  /** A user has confirmed the sound test on this device. */
  isTested: boolean
  /** 0.2 to 1. It cannot be 0, because a muted device would miss orders. */
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

/** Loads the settings. If storage is full, blocked or contains foreign data, the device counts as untested. */
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
    // Without storage the settings last until the page is reloaded.
  }
}
