/**
 * Forbids circular imports between folders at every depth: of the backend's modules, of the host, of the remotes and
 * of shared. Each folder can then be read alone. Tables and tests are excluded, because a foreign key or a join may point anywhere (decision 24), and a rule
 * about folders cannot express that.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles-of-backend-modules',
      severity: 'error',
      comment:
        'Move shared code to a module below both, or the code that uses both to a module above, or pass a function as a parameter.',
      scope: 'folder',
      from: { path: '^backend/src/modules/' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-of-front-end-folders',
      severity: 'error',
      comment: 'Move code that two folders need to a folder below them.',
      scope: 'folder',
      from: { path: '^(host|shared|remote-[^/]+)/src/' },
      to: { circular: true },
    },
  ],
  options: {
    ...require('./.dependency-cruiser.cjs').options,
    includeOnly: '^(backend/src/modules|(host|shared|remote-[^/]+)/src)/',
    exclude: { path: '[.]table[.]ts$|[.]test[.]tsx?$|/testing/' },
  },
}
