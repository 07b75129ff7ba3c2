import type { Ids, Point, Samples } from '../sample.ts'

// The address alone authenticates the printer.
const ADDRESS: Point = { absent: '404 not_found', isSecret: true }

const address = ({ printerToken }: Ids): string => `/api/Printer/Poll/${printerToken}`

const polls: Samples = {
  'POST /api/Printer/Poll/:token': {
    ask: ids => ({ url: address(ids), raw: '{"statusCode":"200%20OK"}' }),
    points: { printerToken: ADDRESS },
  },
  'GET /api/Printer/Poll/:token': {
    ask: ids => ({ url: address(ids) }),
    points: { printerToken: ADDRESS },
    // Fetching a job marks it as taken.
    leaves: ['print_job'],
  },
  'DELETE /api/Printer/Poll/:token': {
    ask: ids => ({ url: `${address(ids)}?code=200%20OK` }),
    points: { printerToken: ADDRESS },
  },
}

export const printerSamples: Samples = {
  ...polls,
  'POST /api/Printer/Print': { repeat: { other: { what: 'receipt' } } },
}
