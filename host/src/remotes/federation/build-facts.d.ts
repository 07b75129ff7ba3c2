/** Version of each shared package that the host provides. The build defines it. */
declare const SHARED_VERSIONS: Record<string, string>
