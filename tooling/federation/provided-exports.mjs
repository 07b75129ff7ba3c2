/**
 * Exports that the host provides of libraries whose full provision would cost every browser much; the rest is
 * tree-shaken from the host. A remote that imports anything else fails its build. Keep in step with shared-entry.ts.
 */
export const PROVIDED_EXPORTS = {
  'react-i18next': ['I18nextProvider', 'initReactI18next', 'useTranslation'],
  '@tanstack/react-query': [
    'QueryClient',
    'QueryClientProvider',
    'QueryObserver',
    'hashKey',
    'infiniteQueryOptions',
    'keepPreviousData',
    'mutationOptions',
    'queryOptions',
    'skipToken',
    'useInfiniteQuery',
    'useIsFetching',
    'useIsMutating',
    'useMutation',
    'useMutationState',
    'useQueries',
    'useQuery',
    'useQueryClient',
  ],
}

const NAME = 'ProvidedExportsPlugin'

const complaint = ({ source, name }) =>
  `${name} of ${source} is not among what the host provides (tooling/federation/provided-exports.mjs)`

/** Fails the build of a remote that imports an export the host does not provide, instead of failing in a shop. */
export class ProvidedExportsPlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack
    compiler.hooks.normalModuleFactory.tap(NAME, factory => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        factory.hooks.parser.for(type).tap(NAME, parser =>
          parser.hooks.importSpecifier.tap(NAME, (_statement, source, name) => {
            const provided = Object.hasOwn(PROVIDED_EXPORTS, source) ? PROVIDED_EXPORTS[source] : undefined
            if (provided && !provided.includes(name))
              parser.state.module.addError(new WebpackError(complaint({ source, name: name ?? 'All' })))
          }),
        )
    })
  }
}
