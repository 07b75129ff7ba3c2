import { create } from 'zustand'

/**
 * `connecting`: first try or quick retry. `live`: events arrive. `polling`: the stream failed repeatedly, screens ask by timer
 * while it goes on trying. `offline`: the device has no network, or nobody is signed in.
 */
export interface LiveStatus {
  state: 'connecting' | 'live' | 'polling' | 'offline'
  /** When the stream was last heard, heartbeats included (ms since 1970), or null. */
  lastEventAt: number | null
}

export const useLiveStatusStore = create<LiveStatus>()(() => ({ state: 'offline', lastEventAt: null }))
