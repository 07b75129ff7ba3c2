import { StopLetterQuery, WeeklyLetterChoice } from '#src/contracts/weekly-letter.ts'
import { z } from 'zod'
import { defineEndpoints } from './endpoint.ts'

export const weeklyLetterEndpoints = defineEndpoints({
  'GET /api/WeeklyLetter/Get': {
    summary: 'Returns whether the caller gets the weekly report',
    access: ['Admin'],
    permission: 'settings.manage',
    answer: WeeklyLetterChoice,
  },
  'PUT /api/WeeklyLetter/Update': {
    summary: 'Subscribes the caller to the weekly report or unsubscribes',
    access: ['Admin'],
    permission: 'settings.manage',
    body: WeeklyLetterChoice,
    answer: WeeklyLetterChoice,
  },
  'POST /api/WeeklyLetter/Stop': {
    summary: 'Unsubscribes from the weekly report by its List-Unsubscribe link (RFC 8058)',
    access: 'public',
    query: StopLetterQuery,
    raw: true,
    answer: z.object({}),
    errors: ['not_found'],
  },
})
