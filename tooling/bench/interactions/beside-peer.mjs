import { navigate, PEER_LINKS } from './screens.mjs'

const TURN = 10

/**
 * Measures navigations in our product and in another in alternation, so that other load on the machine affects both.
 */
export const navigateBeside = async ({ rounds, peerOrigin, ...at }) => {
  const own = []
  const peer = []
  for (let left = rounds; left > 0; left -= TURN) {
    const turn = { ...at, rounds: Math.min(TURN, left) }
    own.push(...(await navigate(turn)))
    peer.push(...(await navigate({ ...turn, app: { origin: peerOrigin }, links: PEER_LINKS })))
  }
  return { own, peer }
}

/** Returns whether our median time is at most `share` of the other product's. */
export const peerVerdict = ({ own, peer, share, median }) => {
  const [ours, theirs] = [own, peer].map(found => median(found.map(({ shown }) => shown)))
  return {
    isMet: ours <= share * theirs,
    text: `navigation beside the other product, ${own.length} times each, to what it leads to: ${ours.toFixed(0)} ms, the other ${theirs.toFixed(0)} ms: ${(ours / theirs).toFixed(2)}x (goal ${share}x)`,
  }
}
