import type { RemoteContract } from '@sufra/shared/contracts/release'

/** Returns the Brotli-compressed bytes of a version's JavaScript. */
export const scriptBytes = (sizes: RemoteContract['sizes']): number =>
  Object.entries(sizes)
    .filter(([file]) => file.endsWith('.js'))
    .reduce((sum, [, { brotli }]) => sum + brotli, 0)
