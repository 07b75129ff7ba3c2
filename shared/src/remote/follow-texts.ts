import { textsVersion } from './texts-version.ts'

/** Calls `onChange` with a new version when a text changes, in development only. */
export const followTexts = (onChange: (version: string) => Promise<void>): void => {
  if (import.meta.webpackHot)
    import.meta.webpackHot.accept('./texts-version.ts', () => void onChange(textsVersion))
}
