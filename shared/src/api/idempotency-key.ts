const BYTES = 16

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

/**
 * A new `idempotencyKey`: 32 hex digits of chance. One per thing that a person does, kept for as long as its answer is
 * awaited; crypto.randomUUID does not exist on plain http, which is what a shop's own network often is.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), hex).join('')
