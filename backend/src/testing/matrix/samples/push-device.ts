import type { Point, Samples } from '../sample.ts'

const OWN_ONLY: Point = { absent: '404 not_found', isPersonal: true }

// A valid point of the curve; anything else is refused.
const P256DH = 'BIywZpm_WFFvpuS4w9pCK6TciN4APwRVOQ2BRlBD70U9obhjCoUhWQEb8OFSx3mWgMfOI-3Swiblacrm8-Gfco0'

export const pushDeviceSamples: Samples = {
  'GET /api/PushDevice/Key': { ask: () => ({ url: '/api/PushDevice/Key' }) },
  'GET /api/PushDevice/Get': { ask: () => ({ url: '/api/PushDevice/Get' }) },
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
  'DELETE /api/PushDevice/Delete': {
    ask: ({ pushDeviceId }) => ({ url: `/api/PushDevice/Delete?Id=${pushDeviceId}` }),
    points: { pushDeviceId: OWN_ONLY },
  },
  'POST /api/PushDevice/Test': {
    ask: ({ pushDeviceId }) => ({ url: '/api/PushDevice/Test', json: { id: pushDeviceId } }),
    points: { pushDeviceId: OWN_ONLY },
  },
}
