import { existsSync } from 'node:fs'
import path from 'node:path'
import { runBundled } from './run-bundled.mjs'

const LANGUAGES = ['ar', 'en']

/** Where a host has the page that is rendered while it is built; a remote that is started alone has none. */
const builtPageOf = directory => path.join(directory, 'src/app/built-login.tsx')

export const builtLanguages = directory => (existsSync(builtPageOf(directory)) ? LANGUAGES : [])

/** The styles that every page begins with. */
export const baseStyles = async directory => {
  const { baseCss } = await runBundled({
    directory,
    code: `export { baseCss } from '@sufra/shared/ui/built'`,
  })
  return `<style>${baseCss()}</style>`
}

// What ends the element would end it inside a string as well.
const asData = value => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The login page in one language, as parts of `index.html`: title, styles, markup, and the texts that it was made of. */
export const builtPage = async ({ directory, language }) => {
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
