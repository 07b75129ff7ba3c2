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

/** Whether this device prints the ticket of an order that it accepts. */
export const isAutoPrinting = (): boolean => useStore.getState().isOn

export const useAutoPrint = () => {
  const isOn = useStore(state => state.isOn)
  const set = (next: boolean) => {
    useStore.setState({ isOn: next })
    try {
      localStorage.setItem(KEY, next ? 'on' : 'off')
    } catch {
      // It holds until the page is loaded again.
    }
  }
  return { isOn, set }
}
