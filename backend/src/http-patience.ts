const LONGEST_HEADERS_MS = 20_000

/**
 * A request that trickles, and an answer that nobody takes, hold a connection and memory for as long as somebody likes.
 * Open streams are excepted: see stream.routes.ts.
 */
export const httpPatience = (seconds: number) => {
  const milliseconds = seconds * 1000
  return {
    requestTimeout: milliseconds,
    connectionTimeout: milliseconds,
    http: {
      headersTimeout: Math.min(LONGEST_HEADERS_MS, milliseconds),
      connectionsCheckingInterval: Math.min(LONGEST_HEADERS_MS / 4, milliseconds / 4),
    },
  }
}

export type HttpPatience = ReturnType<typeof httpPatience>
