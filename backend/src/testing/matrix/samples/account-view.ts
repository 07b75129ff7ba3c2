import type { Samples } from '../sample.ts'

export const impersonationSamples: Samples = {
  // Only an impersonation can be left, and no actor of the matrix impersonates anybody.
  'POST /api/AccountView/Leave': {
    ownFor: { 'Admin A': '404 not_found', 'Admin B': '404 not_found' },
  },
}
