import type { Samples } from '../sample.ts'

export const notificationSamples: Samples = {
  // Other people's ids are ignored like ids that do not exist.
  'PUT /api/Notification/Read': {
    ask: ({ notificationId }) => ({ url: '/api/Notification/Read', json: { ids: [notificationId] } }),
    points: { notificationId: { absent: 'ok', isPersonal: true } },
  },
  'PUT /api/Notification/UpdatePreference': {
    ask: () => ({
      url: '/api/Notification/UpdatePreference',
      json: { kind: 'orderMissed', ways: ['screen'] },
    }),
    // Roles that never receive this notification have no preference to set.
    ownFor: {
      SuperAdmin: '404 not_found',
      'Kitchen A': '404 not_found',
      'Bare A': '404 not_found',
    },
  },
}
