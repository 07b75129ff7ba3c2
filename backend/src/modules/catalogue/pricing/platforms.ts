import type { Channel } from '@sufra/shared/contracts/channel'
import type { ChannelMenu, PublicationComplaint } from '@sufra/shared/contracts/publication'

/** A delivery platform as far as menus go. */
export interface Platform {
  id: number
  /** as the wire shows it */
  channel: Channel
  /** in which a dish needs a name there */
  languages: readonly ('ar' | 'en')[]
}

/** A menu on its way to every shop of a brand on one platform. */
export interface Push {
  accountId: number
  serviceProviderId: number
  channelId: number
  menu: ChannelMenu
  signal: AbortSignal
}

/** What the catalogue asks of the delivery platforms, which stand above it. */
export interface Platforms {
  list: readonly Platform[]
  /** What the platform says against it, empty when all of it stands there now. Throws when it cannot be reached. */
  push(push: Push): Promise<PublicationComplaint[]>
}
