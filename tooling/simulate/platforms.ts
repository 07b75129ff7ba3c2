import { hungerstation } from './hungerstation.ts'
import { jahez } from './jahez.ts'
import { keeta } from './keeta.ts'
import type { Platform } from './platform.ts'

/** All simulated platforms. */
export const PLATFORMS: readonly Platform[] = [hungerstation, jahez, keeta]

/** Returns the secret of a demo shop, which is public on purpose. */
export const demoSecret = (key: string, storeId: string): string => `demo-secret-${key}-${storeId}`
