const isObject = (state: unknown): state is object => typeof state === 'object' && state !== null

/** The address that one account screen hands to the next in the history entry, so that nobody types it twice; or nothing. */
export const emailOf = (state: unknown): string =>
  isObject(state) && 'email' in state && typeof state.email === 'string' ? state.email : ''

/** Whether the screen before set a new password. */
export const isPasswordChanged = (state: unknown): boolean =>
  isObject(state) && 'isPasswordChanged' in state && state.isPasswordChanged === true
