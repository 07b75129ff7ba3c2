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
    // A developer's server says here what does not compile.
    const reason = (await answer.text()).slice(0, 300)
    throw unreachable(`${address}: HTTP ${answer.status} ${reason}`.trim())
  } catch (error) {
    throw error instanceof RemoteError ? error : unreachable(`${address}: ${String(error)}`)
  }
}

// A developer's server sends each build on to a folder of its own; elsewhere nobody is sent.
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
  // Nobody vouches for its files: they are trusted by their origin alone.
  return {
    version: `${String(contract.version)} override`,
    baseUrl: folderOf(answer, url),
    integrity: '',
    contract,
  }
}

/** What a folder holds now, as a version that can be run, or why it cannot. */
export const readBuild = async (place: { name: string; url: string }): Promise<Build> => {
  try {
    return { version: await read(place) }
  } catch (error) {
    return { failure: failureOf(error) }
  }
}
