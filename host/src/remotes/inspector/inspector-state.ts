import { create } from 'zustand'

/** `isOpen`: the inspector of remotes is open. */
export const useInspector = create<{ isOpen: boolean }>()(() => ({ isOpen: false }))

export const showInspector = (): void => useInspector.setState({ isOpen: true })
export const hideInspector = (): void => useInspector.setState({ isOpen: false })

const PARAMETER = 'inspect'

/** Removes `?inspect` from the address; returns true when it was there. */
export const takeInspectFromAddress = (): boolean => {
  const address = new URL(window.location.href)
  if (!address.searchParams.has(PARAMETER)) return false
  address.searchParams.delete(PARAMETER)
  window.history.replaceState(window.history.state, '', address)
  return true
}
