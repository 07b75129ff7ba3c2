// As the builds of React, React Router and the like are written: what stands at the margin ends at the margin.
const functionOf = name => new RegExp(`^(?:async )?function ${name}\\(([^)]*)\\) \\{\\n[^]*?^\\}$`, 'm')

/** Each an edit of a package's source: what does not match stays as it is. */
export const replaced = (pattern, by) => code => code.replace(pattern, by)

/** A function at the top of the file that does nothing any more, or only `body`. */
export const emptied = (name, body = '') => replaced(functionOf(name), `function ${name}($1) {${body}}`)

const within = (name, edit) => code => code.replace(functionOf(name), edit)

/** In one function at the top of the file, the branches of its outer `switch` that `tags` name, each up to the next one. */
export const withoutCases = (name, ...tags) =>
  within(name, whole => {
    const margin = /^( +)switch \(/m.exec(whole)?.[1] ?? ''
    const inner = `${margin}  `
    return tags.reduce(
      (left, tag) =>
        left.replace(
          new RegExp(`^${inner}case ${tag}:\\n[^]*?(?=^${inner}(?:case |default:)|^${margin}\\})`, 'm'),
          '',
        ),
      whole,
    )
  })

export const editedWith = edits => code => edits.reduce((edited, edit) => edit(edited), code)
