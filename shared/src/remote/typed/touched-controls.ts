const touched = new WeakSet<EventTarget>()

const note = (event: Event): void => {
  if (event.target) touched.add(event.target)
}

let isListening = false

/** Records from now on the controls that a person types into. Values that a screen sets by itself are not recorded. */
export const trackTyping = (): void => {
  if (isListening) return
  isListening = true
  document.addEventListener('input', note, true)
  document.addEventListener('change', note, true)
}

export const isTouched = (control: EventTarget): boolean => touched.has(control)
