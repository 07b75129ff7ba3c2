/** How plans are shown: the same for the operator who makes them and the merchants who choose. */
export { FeatureValueText } from './feature-value-text.tsx'
export type { FeatureValueTextProps } from './feature-value-text.tsx'
export { PlanComparison } from './plan-comparison.tsx'
