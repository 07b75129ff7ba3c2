import type { Channel } from '@sufra/shared/contracts/channel'
import type { ChannelMenu, PublicationComplaint } from '@sufra/shared/contracts/publication'

/** A delivery platform for menus. */
export interface Platform {
  id: number
  /** in the format of the API */
  channel: Channel
  /** languages in which a dish needs a name there */
  languages: readonly ('ar' | 'en')[]
}

/** A menu for every shop of a brand on one platform. */
export interface Push {
  accountId: number
  serviceProviderId: number
  channelId: number
  menu: ChannelMenu
  signal: AbortSignal
}

/** Functions of the delivery platforms, which depend on the catalogue and are passed in. */
export interface Platforms {
  list: readonly Platform[]
  /** Returns the platform's complaints; empty when it shows the whole menu. Throws when it cannot be reached. */
  push(push: Push): Promise<PublicationComplaint[]>
}
