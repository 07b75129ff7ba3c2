/** A name that `@sufra/shared` gives, as its source describes it. */
export interface ReferenceName {
  name: string
  /** `function`, `type` … as TypeScript has it. */
  type: string
  about: string
}

/** What the build of the gallery read from the sources: see `tooling/gallery/build.mjs`. */
export interface Reference {
  version: string
  /** By the file's name, the code of each example. */
  sources: Record<string, string>
  entries: { from: string; names: ReferenceName[] }[]
  endpoints: { key: string; summary: string; access: string }[]
}
