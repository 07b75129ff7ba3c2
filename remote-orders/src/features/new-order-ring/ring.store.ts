import { create } from 'zustand'
import { loadSoundSettings } from './sound-settings.ts'

/** `blocked`: tested on this device, but the browser wants one press before it plays again. */
export type SoundState = 'untested' | 'blocked' | 'armed'

interface RingStore {
  sound: SoundState
  volume: number
  isRinging: boolean
  /** The bell rings louder: nobody has touched an order for too long. */
  isUrgent: boolean
  /** New orders that nobody has answered yet. */
  waiting: number
}

/** What the page shows of the bell. Only the engine writes it. */
export const useRing = create<RingStore>(() => ({
  sound: 'untested',
  volume: loadSoundSettings().volume,
  isRinging: false,
  isUrgent: false,
  waiting: 0,
}))
