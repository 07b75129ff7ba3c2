declare const TEXTS_VERSION: string

/** Changes with every change of a text, in development: the build defines it. */
export const textsVersion = typeof TEXTS_VERSION === 'undefined' ? '' : TEXTS_VERSION
