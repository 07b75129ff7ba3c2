import { create } from 'zustand'

/** Whether a newer build of the host is on this device than the one that this page runs. */
export const useNewHost = create<{ isThere: boolean }>()(() => ({ isThere: false }))

/** Opens this page again, with the newer build. */
export const takeNewHost = (): void => window.location.reload()
