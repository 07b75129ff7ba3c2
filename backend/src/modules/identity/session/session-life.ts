const DAY_SECONDS = 86_400

/** Returns the lifetime of an unused session, in seconds. */
export const sessionSeconds = (isRemembered: boolean): number =>
  isRemembered ? 30 * DAY_SECONDS : DAY_SECONDS / 2

export const expiryOf = (isRemembered: boolean): Date =>
  new Date(Date.now() + sessionSeconds(isRemembered) * 1000)
