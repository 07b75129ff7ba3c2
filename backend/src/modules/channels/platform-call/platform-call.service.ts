import type { ChannelKey } from '@sufra/shared/contracts/channel'
import type { CredentialCheck } from '@sufra/shared/contracts/integration'
import type { Foundation } from '#src/app/foundation.ts'
import { PlatformFailure, connectorOf } from '#src/modules/channels/channel/channel.service.ts'
import type { PlatformApi, PlatformStore } from '#src/modules/channels/channel/channel.service.ts'
import {
  createHealth,
  isSecretRefused,
  openCredential,
} from '#src/modules/channels/integration/integration.service.ts'
import type { LinkedStore } from '#src/modules/channels/integration/integration.service.ts'
import { createCallGate } from './call-gate.ts'
import type { CallPurpose, CallSlot } from './call-gate.ts'

export { CALLS_AT_ONCE } from './call-gate.ts'

interface Asked extends Omit<PlatformStore, 'address'> {
  platformApi: PlatformApi
  /** undefined where the platform is not set up */
  address: string | undefined
}

const resultOf = ({ kind }: PlatformFailure): CredentialCheck['result'] => {
  if (kind === 'notNow') return 'no_answer'
  return kind === 'unknown' ? 'unknown_shop' : 'refused'
}

// Checks a credential at a platform. A refusal is a result, not an error.
const checkCredential = async ({ platformApi, address, ...shop }: Asked): Promise<CredentialCheck> => {
  if (address === undefined) return { result: 'not_set_up', code: '', message: '', durationMs: 0 }
  const begun = performance.now()
  const durationMs = () => Math.round(performance.now() - begun)
  try {
    await platformApi.checkCredential({ ...shop, address })
    return { result: 'believed', code: '', message: '', durationMs: durationMs() }
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error
    const { code, message } = error
    return { result: resultOf(error), code, message, durationMs: durationMs() }
  }
}

const SETTINGS = {
  hungerstation: 'PLATFORM_URL_HUNGERSTATION',
  jahez: 'PLATFORM_URL_JAHEZ',
  keeta: 'PLATFORM_URL_KEETA',
} as const satisfies Record<ChannelKey, string>

/** The call was not sent and has to be retried later. `isDown`: the calls before this one failed. */
export class CallPostponed extends Error {
  readonly retryMs: number
  readonly isDown: boolean

  constructor({ retryMs, isDown }: { retryMs: number; isDown: boolean }) {
    super('The platform is left alone for a moment')
    this.name = 'CallPostponed'
    this.retryMs = retryMs
    this.isDown = isDown
  }
}

type Work<Result> = (platformApi: PlatformApi, store: PlatformStore) => Promise<Result>

/** A call to a shop's platform. */
export interface PlatformCall<Result> {
  purpose: CallPurpose
  work: Work<Result>
  signal: AbortSignal
}

/** Returns the result of a call for the shop's status; null when this process was shutting down. */
const factOf = (failure: PlatformFailure, signal: AbortSignal): 'answered' | 'failed' | 'refused' | null => {
  if (failure.kind === 'credential') return 'refused'
  if (failure.kind !== 'notNow') return 'answered'
  return signal.aborted ? null : 'failed'
}

/** The only way to call a platform: limited by the call gate, with the result recorded on the shop. */
export const createPlatformCalls = ({
  env,
  database,
  metrics,
  secrets: { sealer },
}: Pick<Foundation, 'env' | 'database' | 'metrics' | 'secrets'>) => {
  const gate = createCallGate()
  const health = createHealth({ database })
  const addressOf = (channelId: number): string | undefined => env[SETTINGS[connectorOf(channelId).key]]

  const enter = async (shop: LinkedStore, purpose: CallPurpose): Promise<CallSlot> => {
    const entered = await gate.enter(shop, purpose)
    if ('leave' in entered) return entered
    throw new CallPostponed(entered)
  }

  return {
    /** Returns whether the platform is set up in this installation; nothing is sent to one that is not. */
    isReached: (channelId: number): boolean => addressOf(channelId) !== undefined,

    /** Throws `PlatformFailure` for a failed call, `CallPostponed` when it was not sent. */
    make: async <Result>(
      shop: LinkedStore,
      { purpose, work, signal }: PlatformCall<Result>,
    ): Promise<Result> => {
      const address = addressOf(shop.channelId)
      if (address === undefined) throw new CallPostponed({ retryMs: 60_000, isDown: false })
      if (isSecretRefused(shop)) throw new PlatformFailure({ kind: 'credential', code: 'disconnected' })
      const secret = openCredential(sealer, shop)
      if (secret === null) throw new PlatformFailure({ kind: 'credential', code: 'secret_unreadable' })
      const { storeId } = shop
      const { platformApi, key: platform } = connectorOf(shop.channelId)
      const passage = await enter(shop, purpose)
      const endCall = metrics.platformCallSeconds.startTimer({ platform })
      const ended = await work(platformApi, { storeId, secret, address, signal }).then(
        result => ({ result }),
        (error: unknown) => ({ error }),
      )
      if ('result' in ended) {
        endCall({ outcome: 'answered' })
        passage.leave(false)
        await health.answered(shop)
        return ended.result
      }
      const { error } = ended
      const fact = error instanceof PlatformFailure ? factOf(error, signal) : null
      if (fact) endCall({ outcome: fact })
      passage.leave(fact === 'failed')
      if (fact && error instanceof PlatformFailure)
        await health[fact](shop, { code: error.code, message: error.message })
      throw error
    },

    /** Checks a credential that is not saved yet. */
    check: (
      channelId: number,
      { storeId, secret }: { storeId: string; secret: string },
      signal: AbortSignal,
    ): Promise<CredentialCheck> =>
      checkCredential({
        platformApi: connectorOf(channelId).platformApi,
        address: addressOf(channelId),
        storeId,
        secret,
        signal,
      }),
  }
}
export type PlatformCalls = ReturnType<typeof createPlatformCalls>
