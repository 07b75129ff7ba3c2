// As GitHub makes the anchor of a heading.
const slugOf = heading =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const sectionsOf = text => new Set([...text.matchAll(/^#+ (.+)$/gm)].map(match => slugOf(match[1])))

/** Returns sections that a comment cites as `specification#orders` but the specification lacks. */
export const unknownSections = (text, specification) => {
  const known = sectionsOf(specification)
  return [...text.matchAll(/\bspecification#([a-z\d]+(?:-[a-z\d]+)*)/g)]
    .map(match => match[1])
    .filter(slug => !known.has(slug))
}

/**
 * Links such as `[Orders](docs/architecture.md#orders)` to a section that does not exist, as `docs/architecture.md#orders`. `read` returns
 * the text of a linked file, undefined where there is none; an empty name is the text itself.
 */
export const brokenSectionLinks = (text, read) =>
  [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/g)]
    .filter(([, file, section]) => {
      const target = file === '' ? text : read(file)
      return target !== undefined && !sectionsOf(target).has(section)
    })
    .map(([, file, section]) => `${file}#${section}`)
