import { create } from 'zustand'

const KEY = 'sufra.print.auto'

const read = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

const useStore = create<{ isOn: boolean }>(() => ({ isOn: read() }))

/** Returns true if this device prints the ticket of each order that it accepts. */
export const isAutoPrinting = (): boolean => useStore.getState().isOn

export const useAutoPrint = () => {
  const isOn = useStore(state => state.isOn)
  const set = (next: boolean) => {
    useStore.setState({ isOn: next })
    try {
      localStorage.setItem(KEY, next ? 'on' : 'off')
    } catch {
      // Without storage the setting lasts until the page is reloaded.
    }
  }
  return { isOn, set }
}
