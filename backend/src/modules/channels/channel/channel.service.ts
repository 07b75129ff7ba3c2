import { channelMark } from '@sufra/shared/contracts/channel-mark'
import type { Channel, ChannelKey } from '@sufra/shared/contracts/channel'
import { CONNECTORS } from './connectors.ts'
import type { Connector } from './connector.ts'

export { menuOfBranch } from './store-menu.ts'
export type { StoreMenu } from './store-menu.ts'
export type { ChannelEvent, Driver, LaterEvent, PlacedLine, PlacedOrder } from './channel-event.ts'
export type { Connector, Envelope } from './connector.ts'
export { OrderCall, hasCall, sendOrderCall } from './call/platform-api.ts'
export type {
  AvailabilityChange,
  PlatformApi,
  PlatformStore,
  ShownItem,
  ShownStatus,
  StoreStatus,
} from './call/platform-api.ts'
export { UNREADABLE } from './lenient-schema.ts'
export { PlatformFailure } from './call/platform-failure.ts'
export { isOwnTestOrder, testOrderId } from './test-order.ts'
export type { PlatformOrderState } from './call/platform-failure.ts'

const BY_ID = new Map(CONNECTORS.map(connector => [connector.id, connector]))
const BY_KEY = new Map<string, Connector>(CONNECTORS.map(connector => [connector.key, connector]))

/** Returns the connector of a stored `channel_id`. */
export const connectorOf = (channelId: number): Connector => {
  const connector = BY_ID.get(channelId)
  if (!connector) throw new Error(`No connector has the id ${channelId}`)
  return connector
}

export const connectorByKey = (key: string): Connector | undefined => BY_KEY.get(key)

export const channelKeys = (): { id: number; key: ChannelKey }[] =>
  CONNECTORS.map(({ id, key }) => ({ id, key }))

export const connectors = (): readonly Connector[] => CONNECTORS

/** Returns a platform in the format of the API. */
export const channelOf = (channelId: number): Channel => {
  const { id, key, name } = connectorOf(channelId)
  return { id, key, name: JSON.stringify(name), logoUrl: channelMark(key) }
}
