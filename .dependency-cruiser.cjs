const { BACKEND_FOLDERS, DOMAINS, HOST_ROOMS, SHARED_ROOMS } = require('./.dependency-cruiser.folders.cjs')

const TABLES =
  'Tables may be referenced: a foreign key by a table, a read-only join by a repository (decision 24).'

/**
 * Lets folders import only in the order of their list, tests aside. A folder outside the list fails the check,
 * because no rule would cover it.
 */
const oneWay = ({ kind, folder, list, besides = [], open = [] }) => [
  {
    name: `${kind}-list-is-whole`,
    severity: 'error',
    comment: 'Add a new folder to the list in .dependency-cruiser.folders.cjs.',
    from: {},
    to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/(${[...list, ...besides].join('|')})/` },
  },
  ...list.map((name, at) => ({
    name: `${kind}-${name}-knows-only-what-it-stands-on`,
    severity: 'error',
    comment: `A folder may import only those before it in its list in .dependency-cruiser.folders.cjs. ${open.length > 0 ? TABLES : ''}`,
    from: { path: `^${folder}/${name}/`, pathNot: ['[.]test[.]tsx?$', '/testing/'] },
    to: {
      path: `^${folder}/[^/]+/`,
      pathNot: [`^${folder}/(${[...list.slice(0, at + 1), 'locales'].join('|')})/`, ...open],
    },
  })),
]

const FACADE_ONLY = '^shared/src/(ui|router|testing)/'

/**
 * The import rules of this repository, which define its architecture.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'contracts-stand-alone',
      severity: 'error',
      comment:
        'Contracts describe data only: they import zod and each other, so browser and server can both use them.',
      from: { path: '^shared/src/contracts/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^shared/src/contracts/', 'node_modules/zod/', 'node_modules/[.]pnpm/zod'] },
    },
    {
      name: 'browser-code-reads-only-types-of-contracts',
      severity: 'error',
      comment:
        'zod loads after the first paint: the front end may import types, files of contracts without zod, and contracts themselves by import() only.',
      from: {
        path: '^(host|remote-[^/]+|shared)/src/',
        pathNot: [
          '^shared/src/contracts/',
          '^shared/src/forms/checking[.]ts$',
          // Excluded from production builds.
          '^shared/src/api/check-answer[.]ts$',
          '[.]test[.]tsx?$',
          '^[^/]+/src/testing/',
        ],
      },
      to: {
        path: '^shared/src/contracts/',
        pathNot:
          '^shared/src/contracts/(text|channel-mark|order-codes|changes-between|role-names|ticket-rules|permission|phone|hours|halalas|subscription-price|subscription-period|discount-rules|food-list|food-law|channel-price|on-sale|search-word-rules|state-choices|zoned-time|password|version-range|receipt-texts|order-sums|typed-number|search-text)[.](ts|mjs)$',
        dependencyTypesNot: ['type-only', 'type-import'],
        dynamic: false,
      },
    },
    {
      name: 'forms-load-their-checking',
      severity: 'error',
      comment: 'Error texts of forms load after the first paint: import checking.ts dynamically only.',
      from: { path: '^(host|remote-[^/]+|shared)/src/', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: '^shared/src/forms/checking[.]ts$',
        dependencyTypesNot: ['type-only', 'type-import'],
        dynamic: false,
      },
    },
    {
      name: 'shared-knows-no-app',
      severity: 'error',
      comment: 'shared is the bottom of the stack.',
      from: { path: '^shared/' },
      to: { path: '^(host|remote-[^/]+|backend|e2e)/' },
    },
    {
      name: 'apps-are-islands',
      severity: 'error',
      comment: 'host, remotes, backend and e2e meet only through shared, federation or HTTP.',
      from: { path: '^(host|remote-[^/]+|backend|e2e)/' },
      to: { path: '^(host|remote-[^/]+|backend|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'server-side-uses-contracts-only',
      severity: 'error',
      comment: 'backend and e2e may import only contracts from shared; tests also its examples of contracts.',
      from: { path: '^(backend|e2e)/' },
      to: { path: '^shared/', pathNot: '^shared/src/(contracts/|testing/stub/example[.]ts$)' },
    },
    {
      name: 'tooling-is-imported-by-configuration-only',
      severity: 'error',
      comment:
        'Presets are for builds; application code must not import them. Journeys may import the search for Chromium, tests of the backend the simulated platforms.',
      from: { path: '^(host|remote-[^/]+|shared|backend|e2e)/', pathNot: '[.]config[.]mjs$' },
      to: {
        path: '^tooling/',
        pathNot:
          '^tooling/(remote/page-check/find-chromium[.](cjs|d[.]cts)|platforms/(start-platforms[.]ts|platforms[.]d[.]mts))$',
      },
    },
    {
      name: 'tooling-borrows-inputs-only',
      severity: 'error',
      comment:
        'Tools attack the backend from outside, over HTTP. They may import only its list of inputs that break servers, so that there is one list, its list of access, which they write, and its way to start the programs of Debian.',
      from: { path: '^tooling/', pathNot: '[.]test[.](ts|mjs)$' },
      to: {
        path: '^(host|remote-[^/]+|backend|e2e)/',
        pathNot:
          '^backend/src/testing/(matrix/(access-list|bad-values|body-places)|debian-programs|installed-postgres)[.]ts$',
      },
    },
    {
      name: 'libraries-behind-facades',
      severity: 'error',
      comment:
        'A direct import would bundle a second copy without its context: use @sufra/shared/ui and /router.',
      from: { path: '^(host|remote-[^/]+|shared)/', pathNot: FACADE_ONLY },
      to: {
        path: 'node_modules/(@chakra-ui|@emotion|framer-motion|react-router|react-router-dom)/',
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      comment: 'A feature does not import its siblings; routes.ts(x) composes them.',
      from: { path: '^(remote-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'features-of-the-host-are-islands',
      severity: 'error',
      comment: 'The same in the host, whose features are grouped by business: features/<group>/<feature>.',
      from: { path: '^host/src/features/([^/]+)/([^/]+)/' },
      to: { path: '^host/src/features/', pathNot: '^host/src/features/$1/$2/' },
    },
    {
      name: 'features-of-the-host-stand-in-rooms',
      severity: 'error',
      comment: 'Files beside the groups or the features would escape the rules of features.',
      from: {},
      to: { path: ['^host/src/features/[^/]+$', '^host/src/features/[^/]+/[^/]+$'] },
    },
    {
      name: 'features-do-not-look-up',
      severity: 'error',
      comment: 'routes and app import features, never the other way round.',
      from: { path: '^([^/]+)/src/features/' },
      to: { path: '^$1/src/(app/|routes[.]tsx?$|bootstrap|module[.]tsx?$)' },
    },
    ...oneWay({ kind: 'host', folder: 'host/src', list: HOST_ROOMS, besides: ['locales', 'testing'] }),
    ...oneWay({ kind: 'shared', folder: 'shared/src', list: SHARED_ROOMS, besides: ['testing'] }),
    ...oneWay({ kind: 'backend', folder: 'backend/src', list: BACKEND_FOLDERS, besides: ['testing'] }),
    {
      name: 'backend-files-are-in-folders',
      severity: 'error',
      comment: 'A file directly in src would escape the order of the folders.',
      from: {},
      to: { path: '^backend/src/[^/]+$', pathNot: '^backend/src/env(-values)?[.]ts$' },
    },
    ...oneWay({ kind: 'domain', folder: 'backend/src/modules', list: DOMAINS, open: ['[.]table[.]ts$'] }),
    {
      name: 'domains-meet-at-faces',
      severity: 'error',
      comment: `A module may import only <domain>/<domain>.ts of another domain. ${TABLES}`,
      from: { path: '^backend/src/modules/([^/]+)/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^backend/src/modules/[^/]+/[^/]+/',
        pathNot: ['^backend/src/modules/$1/', '[.]table[.]ts$'],
      },
    },
    {
      name: 'domains-show-their-faces',
      severity: 'error',
      comment: 'The same for code outside the modules. The seed writes tables.',
      from: { path: '^backend/src/', pathNot: ['^backend/src/(modules|testing)/', '[.]test[.]ts$'] },
      to: { path: '^backend/src/modules/[^/]+/[^/]+/', pathNot: '[.]table[.]ts$' },
    },
    {
      name: 'modules-meet-at-services',
      severity: 'error',
      comment: `Inside a domain, modules may import only the *.service.ts of each other. ${TABLES}`,
      from: { path: '^backend/src/modules/([^/]+)/([^/]+)/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^backend/src/modules/$1/',
        pathNot: ['^backend/src/modules/$1/$2/', '[.]service[.]ts$', '[.]table[.]ts$'],
      },
    },
    {
      name: 'tables-are-for-repositories',
      severity: 'error',
      comment: 'routes -> service -> repository -> table, one way.',
      from: { path: '[.](routes|service)[.]ts$' },
      to: { path: '[.]table[.]ts$', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'routes-do-not-query',
      severity: 'error',
      comment: 'routes -> service -> repository -> table, one way.',
      from: { path: '[.]routes[.]ts$' },
      to: { path: '[.](repository|table)[.]ts$' },
    },
    {
      name: 'lower-layers-do-not-look-up',
      severity: 'error',
      from: { path: '[.](repository|table)[.]ts$' },
      to: { path: '[.](routes|service)[.]ts$', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'every-import-resolves',
      severity: 'error',
      comment:
        "An import that does not resolve is an undeclared dependency or a path past a package's exports.",
      from: {},
      to: { couldNotResolve: true },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot:
          '[.]d[.][cm]?ts$|[.]config[.]|[.]test[.]tsx?$|^tooling/(jest/file-stand-in|create/bin[.]mjs)',
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only our own packages: most libraries lie in a `dist`, and no rule about them would ever match.
    exclude: {
      path: '^(host|remote-[^/]+|shared|backend|e2e|tooling|tooling/gallery)/(dist|[.]types|[.]cache|src/database/migrations)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
