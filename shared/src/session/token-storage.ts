/** The key of the stored token (specification#sessions). */
export const TOKEN_KEY = 'accessToken'
export const SIGNED_UP_KEY = 'signedUp'

/** The token of a look at a merchant. It lies beside the tab's own, which is there again afterwards. */
const VIEW_KEY = 'viewToken'

const storages = (): Storage[] => [window.localStorage, window.sessionStorage]

/** The token that this tab uses: of the look that it is in, its own, then the remembered one. */
export const readStoredToken = (): string | null =>
  window.sessionStorage.getItem(VIEW_KEY) ??
  window.sessionStorage.getItem(TOKEN_KEY) ??
  window.localStorage.getItem(TOKEN_KEY)

/** Keeps it, and says whether there was room for it. */
export const keepIfRoom = (storage: Storage, key: string, value: string): boolean => {
  try {
    storage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export const storeToken = ({
  accessToken,
  rememberMe,
}: {
  accessToken: string
  rememberMe: boolean
}): void => {
  const [kept, emptied] = rememberMe
    ? [window.localStorage, window.sessionStorage]
    : [window.sessionStorage, window.localStorage]
  emptied.removeItem(TOKEN_KEY)
  // One that is full remembers nobody; the other has room of its own.
  if (!keepIfRoom(kept, TOKEN_KEY, accessToken)) keepIfRoom(emptied, TOKEN_KEY, accessToken)
}

/** Whether the token of this tab outlives it. */
export const isRemembered = (): boolean => window.sessionStorage.getItem(TOKEN_KEY) === null

/** Puts a fresh token where the old one lies. The other storage is left alone: it may be another tab's. */
export const replaceStoredToken = (accessToken: string): void =>
  void keepIfRoom(isRemembered() ? window.localStorage : window.sessionStorage, TOKEN_KEY, accessToken)

/** Opens a tab that is in a look; this one stays what it is. False when the browser lets no tab be opened. */
export const openViewTab = (accessToken: string, path: string): boolean => {
  // A tab that is opened begins with a copy of this one's session storage.
  window.sessionStorage.setItem(VIEW_KEY, accessToken)
  const opened = window.open(path, '_blank')
  window.sessionStorage.removeItem(VIEW_KEY)
  return opened !== null
}

/** This tab is in no look any more. */
export const clearViewToken = (): void => window.sessionStorage.removeItem(VIEW_KEY)

/** Removes the token and the signed-up flag from both storages (specification#sessions). */
export const clearStoredToken = (): void => {
  clearViewToken()
  for (const storage of storages()) {
    storage.removeItem(TOKEN_KEY)
    storage.removeItem(SIGNED_UP_KEY)
  }
}
