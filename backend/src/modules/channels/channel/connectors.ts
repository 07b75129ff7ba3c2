import type { Connector } from './connector.ts'
import { hungerstation } from './hungerstation/hungerstation.connector.ts'
import { jahez } from './jahez/jahez.connector.ts'
import { keeta } from './keeta/keeta.connector.ts'

/** Every platform that Sufra speaks with. A new one is a folder here and a line in this list. */
export const CONNECTORS: readonly Connector[] = [hungerstation, jahez, keeta]
