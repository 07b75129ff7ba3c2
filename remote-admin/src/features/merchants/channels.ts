import type { ChannelKey } from '@sufra/shared/contracts/channel'

/** The platforms that merchants can be on, by the numbers that they have on the wire. */
export const CHANNELS = [
  { id: 1, key: 'hungerstation' },
  { id: 2, key: 'jahez' },
  { id: 3, key: 'keeta' },
] as const satisfies { id: number; key: ChannelKey }[]
