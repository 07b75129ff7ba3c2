const isObject = (state: unknown): state is object => typeof state === 'object' && state !== null

/**
 * Returns the e-mail address that the last account screen put into the history entry, so that
 * nobody types it twice; or an empty text.
 */
export const emailOf = (state: unknown): string =>
  isObject(state) && 'email' in state && typeof state.email === 'string' ? state.email : ''

/** Returns whether the last screen set a new password. */
export const isPasswordChanged = (state: unknown): boolean =>
  isObject(state) && 'isPasswordChanged' in state && state.isPasswordChanged === true
