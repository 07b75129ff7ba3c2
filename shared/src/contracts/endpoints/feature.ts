import {
  AccountFeaturesQuery,
  EffectiveFeatureList,
  Feature,
  FeatureListQuery,
  FeatureOverrideKey,
  FeatureOverrideRequest,
  FeaturePage,
  FeatureRequest,
  FeatureUpdateRequest,
} from '#src/contracts/feature.ts'
import { ALL_ROLES } from '#src/contracts/role.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { defineEndpoints } from './endpoint.ts'

export const featureEndpoints = defineEndpoints({
  'GET /api/Feature/Get': {
    summary: 'Lists the features that plans can grant',
    access: ['SuperAdmin'],
    query: FeatureListQuery,
    answer: FeaturePage,
  },
  'GET /api/Feature/Get/Id': {
    summary: 'One feature',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: Feature,
    errors: ['not_found'],
  },
  'POST /api/Feature/Add': {
    summary: 'Adds a feature with a new key',
    access: ['SuperAdmin'],
    body: FeatureRequest,
    answer: Feature,
    errors: ['already_exists'],
  },
  'PUT /api/Feature/Update': {
    summary: 'Full update of a feature; its key and kind cannot change',
    access: ['SuperAdmin'],
    body: FeatureUpdateRequest,
    answer: Feature,
    errors: ['not_found', 'stale_version'],
  },
  'DELETE /api/Feature/Delete': {
    summary: 'Deletes a feature that no plan and no merchant has',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: Feature,
    errors: ['not_found', 'in_use'],
  },
  'GET /api/Feature/GetByAccountId': {
    summary: 'Returns the effective features of a merchant: the caller’s own, or any for the operator',
    access: ALL_ROLES,
    query: AccountFeaturesQuery,
    answer: EffectiveFeatureList,
    errors: ['not_found'],
  },
  'PUT /api/Feature/Override': {
    summary: 'Sets an entitlement override for one merchant, with a reason',
    access: ['SuperAdmin'],
    body: FeatureOverrideRequest,
    answer: EffectiveFeatureList,
    errors: ['not_found'],
  },
  'PUT /api/Feature/EndOverride': {
    summary: 'Ends an entitlement override; the value of the plan applies again',
    access: ['SuperAdmin'],
    body: FeatureOverrideKey,
    answer: EffectiveFeatureList,
    errors: ['not_found'],
  },
})
