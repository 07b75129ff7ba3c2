import type { Connector } from './connector.ts'
import { hungerstation } from './hungerstation/hungerstation.connector.ts'
import { jahez } from './jahez/jahez.connector.ts'
import { keeta } from './keeta/keeta.connector.ts'

/** All platforms. To add one, create a folder here and add a line to this list. */
export const CONNECTORS: readonly Connector[] = [hungerstation, jahez, keeta]
