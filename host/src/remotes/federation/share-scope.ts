import type { init } from '@module-federation/enhanced/runtime'

type ShareScopeMap = ReturnType<typeof init>['shareScopeMap']
type Versions = NonNullable<ShareScopeMap[string]>[string]

let shareScopeMap: ShareScopeMap = {}

/** Called by the module that creates the runtime, which loads with the first remote. */
export const publishShareScope = (published: ShareScopeMap): void => {
  shareScopeMap = published
}

/** Returns the versions of a shared package that are registered in this page; empty before the first remote loads. */
export const registeredVersions = (key: string): Versions => shareScopeMap.default?.[key] ?? {}
