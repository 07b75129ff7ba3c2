import { create } from 'zustand'

/** Orders for which this device rings: all new ones, or only escalated ones. */
export type RingsFor = 'new' | 'escalated'

/** Settings of this device other than the volume. */
export interface DeviceSettings {
  ringsFor: RingsFor
  /** keeps the screen on while the live orders are open and sound is armed */
  staysAwake: boolean
  /** shows notifications while the tab is in the background */
  hasNotices: boolean
}

export const DEVICE_KEY = 'sufra.ring-device'
const DEFAULTS: DeviceSettings = { ringsFor: 'new', staysAwake: true, hasNotices: false }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const read = (text: string | null): DeviceSettings => {
  const value: unknown = text === null ? null : JSON.parse(text)
  if (!isRecord(value)) return DEFAULTS
  return {
    ringsFor: value.ringsFor === 'escalated' ? 'escalated' : 'new',
    staysAwake: value.staysAwake !== false,
    hasNotices: value.hasNotices === true,
  }
}

// Storage may be full, blocked or contain foreign data.
const load = (): DeviceSettings => {
  try {
    return read(localStorage.getItem(DEVICE_KEY))
  } catch {
    return DEFAULTS
  }
}

export const useDeviceSettings = create<DeviceSettings>(load)

export const changeDeviceSettings = (changes: Partial<DeviceSettings>): void => {
  useDeviceSettings.setState(changes)
  try {
    localStorage.setItem(DEVICE_KEY, JSON.stringify(useDeviceSettings.getState()))
  } catch {
    // Without storage the settings last until the page is reloaded.
  }
}

/** Applies changes of other tabs of this browser. Returns a function that stops it. */
export const followDeviceSettings = (): (() => void) => {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === DEVICE_KEY || key === null) useDeviceSettings.setState(load())
  }
  useDeviceSettings.setState(load())
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
