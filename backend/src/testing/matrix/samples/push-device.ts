import type { Samples } from '../sample.ts'

// A valid point of the curve; anything else is refused.
const P256DH = 'BIywZpm_WFFvpuS4w9pCK6TciN4APwRVOQ2BRlBD70U9obhjCoUhWQEb8OFSx3mWgMfOI-3Swiblacrm8-Gfco0'

export const pushDeviceSamples: Samples = {
  'POST /api/PushDevice/Add': {
    ask: ({ sessionId }) => ({
      url: '/api/PushDevice/Add',
      json: {
        endpoint: `https://fcm.googleapis.com/fcm/send/new-${sessionId}`,
        keys: { p256dh: P256DH, auth: 'A'.repeat(22) },
        lang: 'ar',
      },
    }),
  },
}
