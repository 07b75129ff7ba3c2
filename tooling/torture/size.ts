/** How much of everything one campaign does. */
export interface Size {
  /** orders of the storm */
  orders: number
  /** kill -9 of the API during intake */
  kills: number
  /** kill -9 of PostgreSQL during intake */
  databaseKills: number
  /** generated requests */
  requests: number
  /** open live streams */
  streams: number
  /** times that one race is run */
  rounds: number
  /** trickling connections */
  trickles: number
}
