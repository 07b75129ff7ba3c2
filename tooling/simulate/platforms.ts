import { hungerstation } from './hungerstation.ts'
import { jahez } from './jahez.ts'
import { keeta } from './keeta.ts'
import type { Platform } from './platform.ts'

/** Every platform that is played. */
export const PLATFORMS: readonly Platform[] = [hungerstation, jahez, keeta]

/** What a shop of the demo data signs with: made to be known. */
export const demoSecret = (key: string, storeId: string): string => `demo-secret-${key}-${storeId}`
