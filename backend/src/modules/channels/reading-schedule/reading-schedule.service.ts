export {
  CLAIM_MS,
  SHORTEST_PERIOD_MS,
  claimDueReadings,
  insertPaces,
  readSoonAfterChange,
  readSoonAfterOrders,
  releaseReading,
} from './due-reading.repository.ts'
export type { DueShop, FreePlaces, NextReading, ShopKey } from './due-reading.repository.ts'
