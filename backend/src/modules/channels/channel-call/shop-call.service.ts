import type { ChannelCallKind, ShopCallResult, ShopCallContent } from '@sufra/shared/contracts/channel-call'
import type { PublicationComplaint } from '@sufra/shared/contracts/publication'
import { tenant } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { PlatformFailure } from '#src/modules/channels/channel/channel.service.ts'
import type { PlatformApi, PlatformStore } from '#src/modules/channels/channel/channel.service.ts'
import type { PlatformCalls } from '#src/modules/channels/platform-call/platform-call.service.ts'
import type { LinkedStore } from '#src/modules/channels/integration/integration.service.ts'
import { readSoonAfterChange } from '#src/modules/channels/reading-schedule/reading-schedule.service.ts'
import { insertCalls } from './channel-call.repository.ts'

type Work<Result> = (platformApi: PlatformApi, store: PlatformStore) => Promise<Result>

interface CallOutcome {
  state: ShopCallResult
  answerCode: string | null
  message: string | null
}

interface Ended extends CallOutcome {
  since: Date
}

export interface ShopCallRequest {
  kind: Exclude<ChannelCallKind, 'order'>
  content: ShopCallContent
  signal: AbortSignal
}

const DONE: CallOutcome = { state: 'done', answerCode: null, message: null }

const platformErrorText = ({ kind, code, message }: PlatformFailure): CallOutcome => ({
  state: kind === 'notNow' ? 'unheard' : 'refused',
  answerCode: code,
  message: message || null,
})

/** Calls to platforms about shops. Each attempt is stored with its answer, beside the calls about orders. */
export const createShopCalls = (
  { database }: Pick<Foundation, 'database'>,
  { calls }: { calls: PlatformCalls },
) => {
  const note = async (
    shop: LinkedStore,
    { kind, content }: ShopCallRequest,
    { since, ...said }: Ended,
  ): Promise<void> => {
    const [{ accountId, id: integrationId }, at] = [shop, new Date()]
    const row = { accountId, integrationId, kind, content, since, at, nextAt: at, giveUpAt: at, attempts: 1 }
    const durationMs = Math.max(0, at.getTime() - since.getTime())
    await database.run(tenant(accountId), async db => {
      await insertCalls(db, [{ ...row, ...said, durationMs }])
      await readSoonAfterChange(db, shop)
    })
  }

  const tell = async <Result>(
    shop: LinkedStore,
    telling: ShopCallRequest,
    { work, against }: { work: Work<Result>; against: (result: Result) => CallOutcome },
  ): Promise<Result> => {
    const since = new Date()
    try {
      const result = await calls.make(shop, { purpose: 'shop', work, signal: telling.signal })
      await note(shop, telling, { since, ...against(result) })
      return result
    } catch (error) {
      if (error instanceof PlatformFailure) await note(shop, telling, { since, ...platformErrorText(error) })
      throw error
    }
  }

  return {
    isReached: calls.isReached,
    /** Throws as `PlatformCalls.make` does. Calls that were not sent are not stored. */
    tell: <Result>(shop: LinkedStore, telling: ShopCallRequest, work: Work<Result>): Promise<Result> =>
      tell(shop, telling, { work, against: () => DONE }),
    /** The same for a menu, which a platform may accept in part, with complaints. */
    tellMenu: (
      shop: LinkedStore,
      telling: ShopCallRequest,
      work: Work<PublicationComplaint[]>,
    ): Promise<PublicationComplaint[]> =>
      tell(shop, telling, {
        work,
        against: ([first]) =>
          first ? { state: 'refused', answerCode: first.code, message: first.message || null } : DONE,
      }),
  }
}
export type ShopCalls = ReturnType<typeof createShopCalls>
