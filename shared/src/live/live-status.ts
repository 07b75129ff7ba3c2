import { create } from 'zustand'

/**
 * `connecting`: first attempt or quick retry. `live`: events arrive. `polling`: the stream failed repeatedly, screens
 * poll while it keeps retrying. `offline`: the device has no network, or nobody is signed in.
 */
export interface LiveStatus {
  state: 'connecting' | 'live' | 'polling' | 'offline'
  /** Time of the last message, heartbeats included (ms since 1970), or null. */
  lastEventAt: number | null
}

export const useLiveStatusStore = create<LiveStatus>()(() => ({ state: 'offline', lastEventAt: null }))
