import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import { requireCompatible } from '#src/remotes/federation/required-shares.ts'
import { isContract } from '#src/remotes/registry/registry-shape.ts'
import { RemoteError, failureOf } from '#src/remotes/remote-state.ts'
import type { RemoteFailure } from '#src/remotes/remote-state.ts'

const ANSWER_LIMIT_MS = 3500

export type Build = { version: ReleasedVersion } | { failure: RemoteFailure }

const unreachable = (detail: string): RemoteError => new RemoteError({ code: 'unreachable', detail })
const invalid = (detail: string): RemoteError => new RemoteError({ code: 'invalid', detail })

const ask = async (url: string): Promise<Response> => {
  const address = `${url}contract.json`
  try {
    const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
    if (answer.ok) return answer
    // The developer's server sends the compile error in the body.
    const reason = (await answer.text()).slice(0, 300)
    throw unreachable(`${address}: HTTP ${answer.status} ${reason}`.trim())
  } catch (error) {
    throw error instanceof RemoteError ? error : unreachable(`${address}: ${String(error)}`)
  }
}

// A developer's server redirects each build to its own folder; other servers do not redirect.
const folderOf = (answer: Response, url: string): string => {
  const folder = new URL('.', answer.url || url).href
  if (new URL(folder).origin !== new URL(url).origin) throw invalid(`${url} leads to ${folder}`)
  return folder
}

const parse = async (answer: Response): Promise<unknown> => {
  try {
    return await answer.json()
  } catch {
    return null
  }
}

const read = async ({ name, url }: { name: string; url: string }): Promise<ReleasedVersion> => {
  const answer = await ask(url)
  const contract = await parse(answer)
  if (!isContract(contract) || !('name' in contract) || !('version' in contract))
    throw invalid(`${url}contract.json is not in the expected form`)
  if (contract.name !== name) throw invalid(`${url} is ${String(contract.name)}, not ${name}`)
  requireCompatible(contract)
  // No hash is known for its files: only the origin is checked.
  return {
    version: `${String(contract.version)} override`,
    baseUrl: folderOf(answer, url),
    integrity: '',
    contract,
  }
}

/** Returns the current build of a folder as a version, or the reason why it cannot run. */
export const readBuild = async (place: { name: string; url: string }): Promise<Build> => {
  try {
    return { version: await read(place) }
  } catch (error) {
    return { failure: failureOf(error) }
  }
}
