import { StopLetterQuery, WeeklyLetterChoice } from '#src/contracts/weekly-letter.ts'
import { z } from 'zod'
import { defineEndpoints } from './endpoint.ts'

export const weeklyLetterEndpoints = defineEndpoints({
  'GET /api/WeeklyLetter/Get': {
    summary: 'Whether one gets the letter about the last week',
    access: ['Admin'],
    permission: 'settings.manage',
    answer: WeeklyLetterChoice,
  },
  'PUT /api/WeeklyLetter/Update': {
    summary: 'Orders or stops the letter about the last week',
    access: ['Admin'],
    permission: 'settings.manage',
    body: WeeklyLetterChoice,
    answer: WeeklyLetterChoice,
  },
  'POST /api/WeeklyLetter/Stop': {
    summary: 'Stops the letter by the link that stands in its head (RFC 8058): mail programs send it a form',
    access: 'public',
    query: StopLetterQuery,
    raw: true,
    answer: z.object({}),
    errors: ['not_found'],
  },
})
