/** An element with attributes, event handlers (`onclick: …`) and children; null and false leave no child. */
export const element = (tag, attributes = {}, ...children) => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value)
    else if (value !== false && value !== undefined) made.setAttribute(name, value)
  }
  made.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false))
  return made
}

export const button = (text, onclick, attributes = {}) =>
  element('button', { type: 'button', onclick, ...attributes }, text)

export const card = (title, ...children) =>
  element('section', { class: 'card' }, element('h2', {}, title), ...children)

export const list = (rows, empty) =>
  rows.length > 0
    ? element('ul', { class: 'list', tabindex: '0' }, rows)
    : element('p', { class: 'soft' }, empty)

export const chip = (text, kind = '') => element('span', { class: `chip ${kind}` }, text)

/** Text that is read from left to right in Arabic as well. */
export const code = text => element('code', {}, String(text))

/** Joins parts that are each read in the direction of their own language; empty ones are omitted. */
export const parts = texts =>
  texts.filter(Boolean).flatMap((text, at) => [at > 0 && ' · ', element('bdi', {}, String(text))])
