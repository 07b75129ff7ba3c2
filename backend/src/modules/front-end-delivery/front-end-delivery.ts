import type { UserService } from '#src/modules/identity/identity.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { hostConfigRoutes } from './host-config/host-config.routes.ts'
import { measureReleaseHealth } from './release-health/release-health-metrics.ts'
import { releaseHealthRoutes } from './release-health/release-health.routes.ts'
import { findTotals } from './release-health/health-totals.repository.ts'
import { createReleaseHealth } from './release-health/release-health.service.ts'
import { releaseOverrideRoutes } from './release-override/release-override.routes.ts'
import { createReleaseOverrides } from './release-override/release-override.service.ts'
import { approvalRoutes } from './release/approvals/approval.routes.ts'
import { createPreviews } from './release/preview.service.ts'
import { previewRoutes } from './release/previews/preview.routes.ts'
import { deployTokenRoutes } from './release/tokens/deploy-token.routes.ts'
import { createRightSources } from './release/right-source.service.ts'
import { createDeployTokens } from './release/deploy-token.service.ts'
import { hostVersionRoutes } from './release/hosts/host-version.routes.ts'
import { createHostVersions } from './release/host-version.service.ts'
import { fallbackRoute, pointerRoutes } from './release/pointers/pointer.routes.ts'
import { createRemotePaths } from './release/registry/remote-paths.ts'
import { registryRoutes } from './release/registry/registry.routes.ts'
import { releaseRoutes } from './release/release.routes.ts'
import { createReleaseService } from './release/release.service.ts'
import { createRemoteStore } from '#src/file-store/stores.ts'

export type { ReleaseService } from './release/release.service.ts'

/** Creates the services that deliver front-end versions to browsers: uploads, pointers, overrides and health. */
export const composeFrontEndDelivery = (foundation: Foundation, { users }: { users: UserService }) => {
  const store = createRemoteStore(foundation.env)
  const releases = createReleaseService(foundation, { store, findTries: findTotals })
  const tokens = createDeployTokens(foundation)
  const sources = createRightSources(foundation, users)
  const { nameOf } = users
  measureReleaseHealth(foundation)
  return {
    releases,
    isRemotePath: createRemotePaths(foundation),
    findDeployer: tokens.findDeployer,
    routes: [
      ...releaseRoutes({ releases, nameOf }),
      fallbackRoute(releases),
      ...pointerRoutes({ releases, nameOf }),
      ...approvalRoutes({ releases, nameOf }),
      ...deployTokenRoutes({ tokens, nameOf }),
      ...hostVersionRoutes(createHostVersions(foundation)),
      ...previewRoutes({ previews: createPreviews(foundation, { store, sources }), nameOf }),
      ...releaseOverrideRoutes(createReleaseOverrides(foundation, sources)),
      ...releaseHealthRoutes(createReleaseHealth(foundation, releases)),
      ...registryRoutes(releases),
      ...hostConfigRoutes(foundation.env),
    ],
  }
}
