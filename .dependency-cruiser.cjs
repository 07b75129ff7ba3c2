const FACADE_ONLY = '^shared/src/(ui|router|testing)/'

/**
 * The import rule of this repository, in one place. Read it top to bottom: it is the architecture.
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
        'zod stays out of the bundles: the front end takes types, and the files of contracts that import no zod.',
      from: {
        path: '^(host|remote-[^/]+|shared)/src/',
        pathNot: [
          '^shared/src/contracts/',
          '^shared/src/forms/rules[.]ts$',
          // Left out of production builds.
          '^shared/src/api/check-answer[.]ts$',
          '[.]test[.]tsx?$',
          '^[^/]+/src/testing/',
        ],
      },
      to: {
        path: '^shared/src/contracts/',
        pathNot:
          '^shared/src/contracts/(text|order-codes|role-names|permission|phone|hours|halalas|password|version-range)[.](ts|mjs)$',
        dependencyTypesNot: ['type-only', 'type-import'],
        dynamic: false,
      },
    },
    {
      name: 'forms-load-their-contracts',
      severity: 'error',
      comment: 'The contracts of forms come after the first paint: rules.ts is imported dynamically only.',
      from: { path: '^(host|remote-[^/]+|shared)/src/', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: '^shared/src/forms/rules[.]ts$',
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
      comment: 'backend and e2e take nothing from shared but contracts.',
      from: { path: '^(backend|e2e)/' },
      to: { path: '^shared/', pathNot: '^shared/src/contracts/' },
    },
    {
      name: 'tooling-is-imported-by-configuration-only',
      severity: 'error',
      comment: 'Presets serve builds; no application code depends on them.',
      from: { path: '^(host|remote-[^/]+|shared|backend|e2e)/', pathNot: '[.]config[.]mjs$' },
      to: { path: '^tooling/' },
    },
    {
      name: 'tooling-borrows-inputs-only',
      severity: 'error',
      comment:
        'Tools attack the backend from outside, over HTTP. What they may take of it is the list of inputs that break servers, so that there is one.',
      from: { path: '^tooling/', pathNot: '[.]test[.](ts|mjs)$' },
      to: {
        path: '^(host|remote-[^/]+|backend|e2e)/',
        pathNot: '^backend/src/testing/matrix/(bad-values|body-places)[.]ts$',
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
      name: 'remotes-load-in-one-place',
      severity: 'error',
      comment: 'Only host/src/remotes/ knows the federated names.',
      from: { pathNot: '^host/src/remotes/' },
      to: { path: '^(menus|orders|admin)/' },
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      comment: 'A feature does not import its siblings; routes.ts(x) composes them.',
      from: { path: '^([^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'features-do-not-look-up',
      severity: 'error',
      comment: 'routes and app import features, never the other way round.',
      from: { path: '^([^/]+)/src/features/' },
      to: { path: '^$1/src/(app/|routes[.]tsx?$|bootstrap|module[.]tsx?$)' },
    },
    {
      name: 'modules-meet-at-services',
      severity: 'error',
      comment:
        "A backend module's public face is its *.service.ts. Tables may be referenced: a foreign key by a table, a read-only join by a repository.",
      from: { path: '^backend/src/modules/([^/]+/[^/]+)/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^backend/src/modules/',
        pathNot: [
          '^backend/src/modules/$1/',
          '[.]service[.]ts$',
          '[.]table[.]ts$',
          // The words in which connectors tell what a platform said.
          '^backend/src/modules/channels/channel/(connector|channel-event)[.]ts$',
        ],
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
        "An import that does not resolve is an undeclared dependency or a path past a package's exports. Federated names resolve at run time.",
      from: {},
      to: { couldNotResolve: true, pathNot: '^(menus|orders|admin)/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: '[.]d[.]m?ts$|[.]config[.]|[.]test[.]tsx?$|^tooling/jest/file-stand-in',
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]types|[.]cache|migrations)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
