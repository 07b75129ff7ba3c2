import { textsVersion } from './texts-version.ts'

/** In development: says when a text was changed, with the name of what is there now. */
export const followTexts = (onChange: (version: string) => Promise<void>): void => {
  if (import.meta.webpackHot)
    import.meta.webpackHot.accept('./texts-version.ts', () => void onChange(textsVersion))
}
