import type { ChannelKey } from '@sufra/shared/contracts/channel'
import type { Foundation } from '#src/foundation.ts'
import { PlatformFailure, connectorOf } from '#src/modules/channels/channel/channel.service.ts'
import type { Outward, PlatformStore } from '#src/modules/channels/channel/channel.service.ts'
import { createHealth, isThrownOut } from '#src/modules/channels/integration/integration.service.ts'
import type { LinkedStore } from '#src/modules/channels/integration/integration.service.ts'
import { createCallGate } from './call-gate.ts'
import type { Passage } from './call-gate.ts'

const SETTINGS = {
  hungerstation: 'PLATFORM_URL_HUNGERSTATION',
  jahez: 'PLATFORM_URL_JAHEZ',
  keeta: 'PLATFORM_URL_KEETA',
} as const satisfies Record<ChannelKey, string>

/** Nothing was sent: the platform is not asked now. `isDown`: because the calls before this one failed. */
export class NotCalled extends Error {
  readonly retryMs: number
  readonly isDown: boolean

  constructor({ retryMs, isDown }: { retryMs: number; isDown: boolean }) {
    super('The platform is left alone for a moment')
    this.name = 'NotCalled'
    this.retryMs = retryMs
    this.isDown = isDown
  }
}

type Work<Result> = (outward: Outward, store: PlatformStore) => Promise<Result>

/** How a call ended, for the shop: a process that ends is not the platform's fault. */
const factOf = (error: unknown, signal: AbortSignal): 'answered' | 'failed' | 'refused' | null => {
  if (!(error instanceof PlatformFailure)) return null
  if (error.kind === 'credential') return 'refused'
  if (error.kind !== 'notNow') return 'answered'
  return signal.aborted ? null : 'failed'
}

/** The one way to a platform: bounded in what it takes of this process, and noted on the shop. */
export const createPlatformCalls = ({ env, database }: Pick<Foundation, 'env' | 'database'>) => {
  const gate = createCallGate()
  const health = createHealth({ database })
  const addressOf = (channelId: number): string | undefined => env[SETTINGS[connectorOf(channelId).key]]

  const enter = async (shop: LinkedStore): Promise<Passage> => {
    const entered = await gate.enter(shop)
    if ('leave' in entered) return entered
    throw new NotCalled(entered)
  }

  return {
    /** Whether the platform is set up here at all; nothing is sent to one that is not. */
    isReached: (channelId: number): boolean => addressOf(channelId) !== undefined,

    /** Throws `PlatformFailure` for what was not done, `NotCalled` when it was not even asked. */
    make: async <Result>(shop: LinkedStore, work: Work<Result>, signal: AbortSignal): Promise<Result> => {
      const address = addressOf(shop.channelId)
      if (address === undefined) throw new NotCalled({ retryMs: 60_000, isDown: false })
      if (isThrownOut(shop)) throw new PlatformFailure({ kind: 'credential', code: 'disconnected' })
      const { storeId, webhookSecret: secret } = shop
      const { outward } = connectorOf(shop.channelId)
      const passage = await enter(shop)
      const ended = await work(outward, { storeId, secret, address, signal }).then(
        result => ({ result }),
        (error: unknown) => ({ error }),
      )
      const fact = 'result' in ended ? 'answered' : factOf(ended.error, signal)
      passage.leave(fact === 'failed')
      if (fact) await health[fact](shop)
      if ('error' in ended) throw ended.error
      return ended.result
    },
  }
}
export type PlatformCalls = ReturnType<typeof createPlatformCalls>
