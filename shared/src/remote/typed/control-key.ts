export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLElement

const SELECTOR =
  'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), textarea, select, [contenteditable=""], [contenteditable=true], [contenteditable=plaintext-only]'

export const controlsIn = (root: ParentNode): Control[] => [...root.querySelectorAll<HTMLElement>(SELECTOR)]

const textOf = (ids: string | null): string =>
  (ids ?? '')
    .split(/\s+/)
    .map(id => (id ? (document.getElementById(id)?.textContent ?? '') : ''))
    .join(' ')
    .trim()

/** Returns the accessible name of a control. */
export const labelOf = (control: Control): string => {
  const labels = 'labels' in control && control.labels ? [...control.labels] : []
  return (
    control.getAttribute('aria-label') ||
    textOf(control.getAttribute('aria-labelledby')) ||
    labels.map(label => label.textContent.trim()).join(' ') ||
    control.getAttribute('placeholder') ||
    control.getAttribute('name') ||
    ''
  )
}

// React numbers its ids anew on each mount.
const stableId = (control: Control): string => (/[:«»_]r[\w]*[:«»_]/.test(control.id) ? '' : control.id)

const dialogOf = (control: Control): string => {
  const dialog = control.closest('dialog, [role=dialog], [role=alertdialog]')
  return dialog
    ? `in ${dialog.getAttribute('aria-label') ?? textOf(dialog.getAttribute('aria-labelledby'))}`
    : ''
}

const baseKey = (control: Control): string =>
  [
    dialogOf(control),
    control.tagName,
    control.getAttribute('type') ?? '',
    control.getAttribute('name') || stableId(control) || labelOf(control),
    control.getAttribute('type') === 'radio' ? control.getAttribute('value') : '',
  ].join('|')

/**
 * Maps controls by a key that is the same in another version of the screen: dialog, kind, name or label, and position
 * among equals.
 */
export const byKey = (controls: readonly Control[]): Map<string, Control> => {
  const counts = new Map<string, number>()
  return new Map(
    controls.map(control => {
      const base = baseKey(control)
      const ordinal = counts.get(base) ?? 0
      counts.set(base, ordinal + 1)
      return [`${base}|${ordinal}`, control]
    }),
  )
}
