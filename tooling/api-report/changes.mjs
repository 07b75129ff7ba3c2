const namesOf = surface =>
  Object.entries(surface).flatMap(([from, names]) => names.map(name => ({ from, name })))

/** Returns `{from, name}` of each export that exists in one surface and not in another. */
export const goneFrom = (before, after) =>
  namesOf(before).filter(({ from, name }) => !after[from]?.includes(name))

const lineOf = ({ from, name, instead }) => `- \`${name}\` of \`${from}\`: ${instead}.`

/** Returns the list of changes of a major for the changelog, a line for each removed name. */
export const changesOf = ({ major, deprecations }) =>
  deprecations
    .filter(({ removedIn }) => removedIn === `${major}.0.0`)
    .map(lineOf)
    .join('\n')
