/** Chromium's own "Slow 4G" and "Fast 4G". */
export const SLOW_4G = {
  latency: 150 * 3.75,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
}
const FAST_4G = {
  latency: 60 * 2.75,
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
}

/** Factor by which a page's CPU is slowed down. */
export const CPU_RATE = 4

/** Throttling of the visiting browser. */
export const PROFILES = {
  none: {},
  cpu: { rate: CPU_RATE },
  'fast-4g': { network: FAST_4G },
  'slow-4g': { network: SLOW_4G, rate: CPU_RATE },
}

/** Throttles a page by a profile. */
export const slowDown = async (cdp, { network, rate }) => {
  if (network) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network })
  if (rate) await cdp.send('Emulation.setCPUThrottlingRate', { rate })
}
