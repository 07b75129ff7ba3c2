import { navigate, PEER_LINKS } from './screens.mjs'

const TURN = 10

/** Changes of our screens and of another product's in turns: what the machine does meanwhile meets both. */
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

/** Whether our data stand in no more than `share` of the time that the other's take, by the medians. */
export const peerVerdict = ({ own, peer, share, median }) => {
  const [ours, theirs] = [own, peer].map(found => median(found.map(({ shown }) => shown)))
  return {
    isMet: ours <= share * theirs,
    text: `navigation beside the other product, ${own.length} times each, to what it leads to: ${ours.toFixed(0)} ms, the other ${theirs.toFixed(0)} ms: ${(ours / theirs).toFixed(2)}x (goal ${share}x)`,
  }
}
