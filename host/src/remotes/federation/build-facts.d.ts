/** Written in by the build: the versions of each shared package that the host provides, its own first. */
declare const SHARED_VERSIONS: Record<string, readonly string[]>
