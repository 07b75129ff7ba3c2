/**
 * No circle between folders of the backend's modules, so that none can only be read together with another. Tables and tests
 * are left out, which a rule about folders cannot say of itself: a foreign key and a join may point anywhere (decision 4).
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
  ],
  options: {
    ...require('./.dependency-cruiser.cjs').options,
    includeOnly: '^backend/src/modules/',
    exclude: { path: '[.](table|test)[.]ts$' },
  },
}
