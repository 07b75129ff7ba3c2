import type { ChannelKey } from '@sufra/shared/contracts/channel'

/** Platforms of merchants, with their numbers on the wire. */
export const CHANNELS = [
  { id: 1, key: 'hungerstation' },
  { id: 2, key: 'jahez' },
  { id: 3, key: 'keeta' },
] as const satisfies { id: number; key: ChannelKey }[]
