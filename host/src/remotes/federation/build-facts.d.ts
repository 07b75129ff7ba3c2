/** The version of each shared package that the host provides; the build writes it in. */
declare const SHARED_VERSIONS: Record<string, string>
