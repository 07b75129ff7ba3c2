const touched = new WeakSet<EventTarget>()

const note = (event: Event): void => {
  if (event.target) touched.add(event.target)
}

let isListening = false

/** From here on it is known which controls a person has typed into; what a screen filled in by itself is not typed. */
export const noteTyping = (): void => {
  if (isListening) return
  isListening = true
  document.addEventListener('input', note, true)
  document.addEventListener('change', note, true)
}

export const isTouched = (control: EventTarget): boolean => touched.has(control)
