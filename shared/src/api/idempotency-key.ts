const BYTES = 16

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

/**
 * Returns a new `idempotencyKey`: 32 random hex digits. Use one key per action of a person until its answer arrives.
 * Does not use crypto.randomUUID, which does not exist on plain http, common in a shop's own network.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), hex).join('')
