/**
 * Forbids circular imports between folders of the backend's modules, of remotes and of the host's features, so that
 * each folder can be read alone. (`.dependency-cruiser.cjs` fixes the order of the host's other folders and of
 * shared.) Tables and tests are excluded, because a foreign key or a join may point anywhere (decision 24), and a rule
 * about folders cannot express that.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'modules-lie-on-no-circle',
      severity: 'error',
      comment:
        'Move shared code to a module below both, or the code that uses both to a module above, or pass a function as a parameter.',
      scope: 'folder',
      from: { path: '^backend/src/modules/' },
      to: { circular: true },
    },
    {
      name: 'rooms-lie-on-no-circle',
      severity: 'error',
      comment: 'Move code that two folders of a feature need to a folder below them.',
      scope: 'folder',
      from: { path: '^(host/src/features|remote-[^/]+/src)/' },
      to: { circular: true },
    },
  ],
  options: {
    ...require('./.dependency-cruiser.cjs').options,
    includeOnly: '^(backend/src/modules|host/src/features|remote-[^/]+/src)/',
    exclude: { path: '[.]table[.]ts$|[.]test[.]tsx?$|/testing/' },
  },
}
