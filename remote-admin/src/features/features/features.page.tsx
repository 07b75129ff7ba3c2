import { useIsOperator } from '@sufra/shared/session'
import { FeatureList } from './feature-list.tsx'
import { OwnFeatures } from './own-features.tsx'

/** The operator's list of features; a merchant sees what it has. */
export const FeaturesPage = () => (useIsOperator() ? <FeatureList /> : <OwnFeatures />)
