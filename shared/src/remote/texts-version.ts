declare const TEXTS_VERSION: string

/** In development another one whenever a text changes: the build puts it here. */
export const textsVersion = typeof TEXTS_VERSION === 'undefined' ? '' : TEXTS_VERSION
