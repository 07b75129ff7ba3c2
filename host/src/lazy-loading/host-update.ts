import { create } from 'zustand'

/** `isThere`: this device has a newer build of the host than this page runs. */
export const useNewHost = create<{ isThere: boolean }>()(() => ({ isThere: false }))

/** Reloads the page to run the newer build. */
export const takeNewHost = (): void => window.location.reload()
