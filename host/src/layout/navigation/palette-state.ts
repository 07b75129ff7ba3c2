import { create } from 'zustand'

/** `isOpen`: the command palette is open. */
export const usePalette = create<{ isOpen: boolean }>()(() => ({ isOpen: false }))

export const showPalette = (): void => usePalette.setState({ isOpen: true })
export const hidePalette = (): void => usePalette.setState({ isOpen: false })
