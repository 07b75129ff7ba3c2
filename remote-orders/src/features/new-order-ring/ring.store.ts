import { create } from 'zustand'
import { loadSoundSettings } from './sound-settings.ts'

/** `blocked`: tested on this device, but the browser requires a press before it plays again. */
export type SoundState = 'untested' | 'blocked' | 'armed'

interface RingStore {
  sound: SoundState
  volume: number
  isRinging: boolean
  /** The ring is louder, because an order was not answered for too long. */
  isUrgent: boolean
  /** Number of unanswered new orders. */
  waiting: number
}

/** State of the ring for the page. Only the engine writes it. */
export const useRing = create<RingStore>(() => ({
  sound: 'untested',
  volume: loadSoundSettings().volume,
  isRinging: false,
  isUrgent: false,
  waiting: 0,
}))
