/** Amounts of work of one campaign. */
export interface Size {
  /** orders of the attack `storm` */
  orders: number
  /** kill -9 of the API during intake */
  kills: number
  /** kill -9 of PostgreSQL during intake */
  databaseKills: number
  /** kill -9 of a node behind the load balancer */
  nodeKills: number
  /** restarts of all nodes behind the load balancer, one after the other */
  rollingRestarts: number
  /** kill -9 of the primary PostgreSQL, with a promotion of its standby */
  failovers: number
  /** generated requests */
  requests: number
  /** open live streams */
  streams: number
  /** repetitions of each race */
  rounds: number
  /** slow connections, one byte per second each */
  trickles: number
}
