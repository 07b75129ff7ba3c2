import { existsSync } from 'node:fs'
import path from 'node:path'
import { runBundled } from './run-bundled.mjs'

const LANGUAGES = ['ar', 'en']

/** Path of a host's prerendered page; a stand-alone remote has none. */
const builtPageOf = directory => path.join(directory, 'src/app/built-login.tsx')

export const builtLanguages = directory => (existsSync(builtPageOf(directory)) ? LANGUAGES : [])

/** Returns the styles at the start of every page. */
export const baseStyles = async directory => {
  const { baseCss } = await runBundled({
    directory,
    code: `export { baseCss } from '@sufra/shared/ui/built'`,
  })
  return `<style>${baseCss()}</style>`
}

// `</` would end the script element even inside a string.
const asData = value => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Returns the parts of `index.html` for the login page in one language: title, styles, markup and the texts used. */
export const prerenderPage = async ({ directory, language }) => {
  const code = `export { renderLogin } from ${JSON.stringify(builtPageOf(directory))}`
  const { renderLogin } = await runBundled({ directory, code, follow: /\/login\.page\.tsx$/ })
  const { title, html, css, names, texts } = await renderLogin(language)
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    mark: language,
    title,
    html,
    styles: `<style data-emotion="css ${names.join(' ')}">${css}</style>`,
    texts: `<script type="application/json" id="texts">${asData(texts)}</script>`,
  }
}
