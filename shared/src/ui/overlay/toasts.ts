export type ToastKind = 'success' | 'error' | 'info'

export interface ToastUndo {
  label?: string
  onUndo: () => void
}

export interface ToastRequest {
  kind: ToastKind
  /** One line, already translated. */
  text: string
  undo?: ToastUndo
}

export interface Toast extends ToastRequest {
  id: number
}

/** Duration of a toast in ms (specification#screens). */
export const TOAST_MS = 3000

let stayMs = TOAST_MS

/** Sets the duration of toasts in ms, for tests, which would otherwise race against it on a busy machine. */
export const setToastStay = (milliseconds: number): void => {
  stayMs = milliseconds
}
export const toastStay = (): number => stayMs

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const publish = (next: readonly Toast[]) => {
  toasts = next
  listeners.forEach(listener => listener())
}

/** Shows one line at the top right for three seconds. Callable from anywhere; the host's `Toaster` renders it. */
export const toast = (request: ToastRequest): void => {
  lastId += 1
  publish([...toasts, { ...request, id: lastId }])
}

export const dismissToast = (id: number): void => publish(toasts.filter(shown => shown.id !== id))
export const readToasts = (): readonly Toast[] => toasts
export const watchToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
