/**
 * No circle between folders of the backend's modules, nor between those of remotes and of the host's features, so that none
 * can only be read together with another. (The folders around the host's features, and those of shared, have one order in
 * `.dependency-cruiser.cjs`.) Tables and tests are left out, which a rule about folders cannot say of itself: a foreign key
 * and a join may point anywhere (decision 24).
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'modules-lie-on-no-circle',
      severity: 'error',
      comment:
        'What both need becomes a module below them, or what stands above both a module of its own, or one is given a function.',
      scope: 'folder',
      from: { path: '^backend/src/modules/' },
      to: { circular: true },
    },
    {
      name: 'rooms-lie-on-no-circle',
      severity: 'error',
      comment: 'What two rooms of a feature need stands in a room below them.',
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
