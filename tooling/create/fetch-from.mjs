import { Refusal } from '../remote/refusal.mjs'

const fetchFrom = async address => {
  const answer = await fetch(address).catch(() => null)
  if (answer?.ok) return answer
  throw new Refusal(`${address.href} cannot be read${answer ? ` (HTTP ${answer.status})` : ''}.`, 5)
}

/** Returns the JSON at an address of Sufra. Throws `Refusal` with exitCode 5 if it is unavailable. */
export const fetchJson = async address => {
  const answer = await fetchFrom(address)
  try {
    return await answer.json()
  } catch {
    // A server with a page for every address returns one here, too.
    throw new Refusal(
      `${address.href} holds no JSON: what answers there is no Sufra that has tools for teams.`,
      5,
    )
  }
}
export const fetchBytes = async address => Buffer.from(await (await fetchFrom(address)).arrayBuffer())
