import { median } from '../../figures/figures.ts'
import { peerVerdict } from './beside-peer.mjs'

const shownIn = times => times.map(shown => ({ shown, paint: 16 }))
const verdictOf = (own, peer) => peerVerdict({ own: shownIn(own), peer: shownIn(peer), share: 0.5, median })

describe("our navigation compared with another product's", () => {
  it('meets its goal at exactly the share of the medians, despite one slow run', () => {
    const { isMet, text } = verdictOf([90, 100, 2000], [180, 200, 220])
    expect(isMet).toBe(true)
    expect(text).toContain('100 ms, the other 200 ms: 0.50x (goal 0.5x)')
  })

  it('misses it above the share', () => {
    expect(verdictOf([100, 101, 102], [180, 200, 220])).toMatchObject({
      isMet: false,
      text: expect.stringContaining('0.51x'),
    })
  })
})
