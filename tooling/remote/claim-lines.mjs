const NAMES = { path: 'path', nav: 'entry', background: 'runs in idle time' }

const claimLine =
  sign =>
  ({ kind, what, roles, permission }) =>
    [
      `${sign} ${NAMES[kind]}`,
      ...(what ? [what] : []),
      `for ${roles.join(', ') || 'nobody'}`,
      ...(permission ? [`who may ${permission}`] : []),
    ].join(' ')

/** Returns a line for each claim that a version adds or drops, compared with its remote's earlier ones. */
export const claimLines = ({ added, removed }) => [
  ...added.map(claimLine('+')),
  ...removed.map(claimLine('-')),
]
