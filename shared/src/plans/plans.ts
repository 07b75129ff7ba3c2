/** Display of plans, for the operator's and the merchants' screens. */
export { FeatureValueText } from './feature-value-text.tsx'
export type { FeatureValueTextProps } from './feature-value-text.tsx'
export { PlanComparison } from './plan-comparison.tsx'
