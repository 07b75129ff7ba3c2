const slugOf = heading => heading.trim().toLowerCase().replaceAll(' ', '-')

/** Returns sections that a comment cites as `specification#orders` but the specification lacks. */
export const unknownSections = (text, specification) => {
  const known = new Set([...specification.matchAll(/^#+ (.+)$/gm)].map(match => slugOf(match[1])))
  return [...text.matchAll(/\bspecification#([a-z\d]+(?:-[a-z\d]+)*)/g)]
    .map(match => match[1])
    .filter(slug => !known.has(slug))
}
