/** The key of the stored token (specification#sessions). */
export const TOKEN_KEY = 'accessToken'
export const SIGNED_UP_KEY = 'signedUp'

const storages = (): Storage[] => [window.localStorage, window.sessionStorage]

/** The token that this tab uses: its own first, then the remembered one. */
export const readStoredToken = (): string | null =>
  window.sessionStorage.getItem(TOKEN_KEY) ?? window.localStorage.getItem(TOKEN_KEY)

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
  kept.setItem(TOKEN_KEY, accessToken)
  emptied.removeItem(TOKEN_KEY)
}

/** Whether the token of this tab outlives it. */
export const isRemembered = (): boolean => window.sessionStorage.getItem(TOKEN_KEY) === null

/** Puts a fresh token where the old one lies. The other storage is left alone: it may be another tab's. */
export const replaceStoredToken = (accessToken: string): void =>
  (isRemembered() ? window.localStorage : window.sessionStorage).setItem(TOKEN_KEY, accessToken)

/** Removes the token and the signed-up flag from both storages (specification#sessions). */
export const clearStoredToken = (): void => {
  for (const storage of storages()) {
    storage.removeItem(TOKEN_KEY)
    storage.removeItem(SIGNED_UP_KEY)
  }
}
