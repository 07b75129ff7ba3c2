/** A name of @sufra/shared that goes with a major. */
export interface Deprecation {
  /** the entry that gives it, e.g. '@sufra/shared/ui/data' */
  from: string
  name: string
  /** since which version this is said */
  since: string
  /** the first version without it */
  removedIn: string
  /** what to write in its place */
  instead: string
}

/** Every name that goes, or went, with a major. */
export declare const DEPRECATIONS: readonly Deprecation[]
