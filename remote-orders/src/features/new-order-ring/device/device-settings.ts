import { create } from 'zustand'

/** For which orders the bell of this device rings: for all, or once nobody at the counter has answered. */
export type RingsFor = 'new' | 'escalated'

/** What somebody chose on this device beside the volume. */
export interface DeviceSettings {
  ringsFor: RingsFor
  /** the screen stays on while live orders are open and the bell is armed */
  staysAwake: boolean
  /** notifications while the tab is not in front */
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

// Storage may be full, forbidden or hold what somebody else wrote.
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
    // It holds until the page is loaded again.
  }
}

/** Takes over what other tabs of this browser change. Returns the way to end it. */
export const followDeviceSettings = (): (() => void) => {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === DEVICE_KEY || key === null) useDeviceSettings.setState(load())
  }
  useDeviceSettings.setState(load())
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
