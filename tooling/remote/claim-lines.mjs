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

/** What a version claims beyond what its remote had, and no longer claims: a line each. */
export const claimLines = ({ added, removed }) => [
  ...added.map(claimLine('+')),
  ...removed.map(claimLine('-')),
]
