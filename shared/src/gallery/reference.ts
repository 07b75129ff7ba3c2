/** An export of `@sufra/shared`, as its source describes it. */
export interface ReferenceName {
  name: string
  /** Kind of the export as TypeScript names it: `function`, `type`, … */
  type: string
  about: string
}

/** Reference that the build of the gallery reads from the sources: see `tooling/gallery/build.mjs`. */
export interface Reference {
  version: string
  /** Source of each example, by the name of its file. */
  sources: Record<string, string>
  entries: { from: string; names: ReferenceName[] }[]
  endpoints: { key: string; summary: string; access: string }[]
}
