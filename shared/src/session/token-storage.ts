/** The key of the stored token (specification#sessions). */
export const TOKEN_KEY = 'accessToken'
export const SIGNED_UP_KEY = 'signedUp'

/** Key of the impersonation token. It is stored beside the tab's own token, which is used again afterwards. */
const VIEW_KEY = 'viewToken'

const storages = (): Storage[] => [window.localStorage, window.sessionStorage]

/** Returns the token of this tab: that of its impersonation, else its own, else the remembered one. */
export const readStoredToken = (): string | null =>
  window.sessionStorage.getItem(VIEW_KEY) ??
  window.sessionStorage.getItem(TOKEN_KEY) ??
  window.localStorage.getItem(TOKEN_KEY)

/** Stores a value. Returns false if there is no room. */
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
  // If the local storage is full, the session storage has room of its own.
  if (!keepIfRoom(kept, TOKEN_KEY, accessToken)) keepIfRoom(emptied, TOKEN_KEY, accessToken)
}

/** Returns true if the token of this tab outlives it. */
export const isRemembered = (): boolean => window.sessionStorage.getItem(TOKEN_KEY) === null

/** Replaces the token where it is stored. Leaves the other storage alone: it may be another tab's. */
export const replaceStoredToken = (accessToken: string): void =>
  void keepIfRoom(isRemembered() ? window.localStorage : window.sessionStorage, TOKEN_KEY, accessToken)

/** Opens a tab with an impersonation; this tab stays as it is. Returns false if the browser blocks the new tab. */
export const openImpersonationTab = (accessToken: string, path: string): boolean => {
  // A new tab starts with a copy of this tab's session storage.
  window.sessionStorage.setItem(VIEW_KEY, accessToken)
  const opened = window.open(path, '_blank')
  window.sessionStorage.removeItem(VIEW_KEY)
  return opened !== null
}

/** Removes the impersonation token of this tab. */
export const clearViewToken = (): void => window.sessionStorage.removeItem(VIEW_KEY)

/** Removes the token and the signed-up flag from both storages (specification#sessions). */
export const clearStoredToken = (): void => {
  clearViewToken()
  for (const storage of storages()) {
    storage.removeItem(TOKEN_KEY)
    storage.removeItem(SIGNED_UP_KEY)
  }
}
