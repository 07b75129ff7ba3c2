/** Written in by the build: the version of each shared package that the host provides. */
declare const SHARED_VERSIONS: Record<string, string>
