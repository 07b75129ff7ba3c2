import { useIsOperator } from '@sufra/shared/session'
import { FeatureList } from './feature-list.tsx'
import { OwnFeatures } from './own-features.tsx'

/** Renders the operator's list of features, or a merchant's own features. */
export const FeaturesPage = () => (useIsOperator() ? <FeatureList /> : <OwnFeatures />)
