import type { Control } from './control-key.ts'

/** Value that a person entered into a control. */
export type ControlValue =
  | { kind: 'text'; text: string }
  | { kind: 'checked'; isChecked: boolean }
  | { kind: 'chosen'; values: string[] }
  | { kind: 'files'; files: File[] }
  | { kind: 'rich'; nodes: Node[]; text: string }

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

export const readValue = (control: Control): ControlValue => {
  if (isCheckable(control)) return { kind: 'checked', isChecked: control.checked }
  if (control instanceof HTMLSelectElement)
    return { kind: 'chosen', values: [...control.selectedOptions].map(({ value }) => value) }
  if (control instanceof HTMLInputElement && control.type === 'file')
    return { kind: 'files', files: [...(control.files ?? [])] }
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    return { kind: 'text', text: control.value }
  const nodes = [...control.childNodes].map(node => node.cloneNode(true))
  return { kind: 'rich', nodes, text: control.textContent }
}

const announce = (control: Control): void => {
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

// Uses the prototype's setter: React ignores a change made through the instance's own setter and fires no event.
const setText = (control: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const owner = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(control, text)
  announce(control)
}

const setChosen = (control: HTMLSelectElement, values: readonly string[]): boolean => {
  const options = [...control.options]
  // The options may still be loading.
  if (!values.every(value => options.some(option => option.value === value))) return false
  for (const option of options) option.selected = values.includes(option.value)
  announce(control)
  return true
}

const setFiles = (control: HTMLInputElement, files: readonly File[]): void => {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  control.files = transfer.files
  announce(control)
}

/**
 * Writes a value into a control and fires the events of a person's input. Returns false if the control cannot take it
 * (yet).
 */
export const writeValue = (control: Control, value: ControlValue): boolean => {
  if (value.kind === 'checked') {
    if (!isCheckable(control)) return false
    if (control.checked !== value.isChecked) control.click()
    return control.checked === value.isChecked
  }
  if (value.kind === 'chosen') return control instanceof HTMLSelectElement && setChosen(control, value.values)
  if (value.kind === 'rich') {
    control.replaceChildren(...value.nodes.map(node => node.cloneNode(true)))
    announce(control)
    return true
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return false
  if (value.kind === 'files') {
    if (!(control instanceof HTMLInputElement) || control.type !== 'file') return false
    setFiles(control, value.files)
    return true
  }
  if (control.value !== value.text) setText(control, value.text)
  return control.value === value.text
}
