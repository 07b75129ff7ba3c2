import type { CredentialCheck } from '@sufra/shared/contracts/integration'
import { PlatformFailure } from '#src/modules/channels/channel/channel.service.ts'
import type { PlatformApi, PlatformStore } from '#src/modules/channels/channel/channel.service.ts'

interface Asked extends Omit<PlatformStore, 'address'> {
  platformApi: PlatformApi
  /** undefined where the platform is not set up */
  address: string | undefined
}

const resultOf = ({ kind }: PlatformFailure): CredentialCheck['result'] => {
  if (kind === 'notNow') return 'no_answer'
  return kind === 'unknown' ? 'unknown_shop' : 'refused'
}

/** Checks a credential at a platform. A refusal is a result, not an error. */
export const checkCredential = async ({ platformApi, address, ...shop }: Asked): Promise<CredentialCheck> => {
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
