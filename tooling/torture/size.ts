/** Amounts of work of one campaign. */
export interface Size {
  /** orders of the attack `storm` */
  orders: number
  /** kill -9 of the API during intake */
  kills: number
  /** kill -9 of PostgreSQL during intake */
  databaseKills: number
  /** generated requests */
  requests: number
  /** open live streams */
  streams: number
  /** repetitions of each race */
  rounds: number
  /** slow connections, one byte per second each */
  trickles: number
}
