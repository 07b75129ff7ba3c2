const LONGEST_HEADERS_MS = 20_000

/**
 * Time limits against requests that trickle and answers that are not read, which would hold a connection and memory
 * indefinitely. Open streams are exempt; see stream.routes.ts.
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
