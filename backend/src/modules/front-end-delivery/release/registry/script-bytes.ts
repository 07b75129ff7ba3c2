import type { RemoteContract } from '@sufra/shared/contracts/release'

/** Bytes of the JavaScript of a version, as it travels. */
export const scriptBytes = (sizes: RemoteContract['sizes']): number =>
  Object.entries(sizes)
    .filter(([file]) => file.endsWith('.js'))
    .reduce((sum, [, { brotli }]) => sum + brotli, 0)
