const namesOf = surface =>
  Object.entries(surface).flatMap(([from, names]) => names.map(name => ({ from, name })))

/** What is in one surface and not in another: `{from, name}` each. */
export const goneFrom = (before, after) =>
  namesOf(before).filter(({ from, name }) => !after[from]?.includes(name))

const lineOf = ({ from, name, instead }) => `- \`${name}\` of \`${from}\`: ${instead}.`

/** The list of changes of a major, a line for each name that it takes away, as the changelog has it. */
export const changesOf = ({ major, deprecations }) =>
  deprecations
    .filter(({ removedIn }) => removedIn === `${major}.0.0`)
    .map(lineOf)
    .join('\n')
