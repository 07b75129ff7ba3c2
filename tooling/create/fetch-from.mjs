import { Refusal } from '../remote/refusal.mjs'

const fetchFrom = async address => {
  const answer = await fetch(address).catch(() => null)
  if (answer?.ok) return answer
  throw new Refusal(`${address.href} cannot be read${answer ? ` (HTTP ${answer.status})` : ''}.`, 5)
}

/** What Sufra has at an address. Throws `Refusal` with exitCode 5 when it does not give it. */
export const fetchJson = async address => (await fetchFrom(address)).json()
export const fetchBytes = async address => Buffer.from(await (await fetchFrom(address)).arrayBuffer())
