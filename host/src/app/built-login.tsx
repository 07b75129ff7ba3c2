import { createBuiltTexts } from '@sufra/shared/i18n/built'
import type { Language } from '@sufra/shared/i18n'
import { StillRouter } from '@sufra/shared/router/still'
import { extractStyles } from '@sufra/shared/ui/built'
import type { BuiltStyles } from '@sufra/shared/ui/built'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import arabic from '#src/locales/ar.json'
import english from '#src/locales/en.json'
import { App } from './app.tsx'
import { login } from './public-parts.ts'

const TITLE = /<title>(.*?)<\/title>/

const AtLogin = ({ children }: { children: ReactNode }) => (
  <StillRouter location="/login">{children}</StillRouter>
)

export interface BuiltLogin extends BuiltStyles {
  title: string
  texts: object
}

/** Renders the untouched login page to HTML. The build puts it into the page, and `start.tsx` hydrates it. */
export const renderLogin = async (language: Language): Promise<BuiltLogin> => {
  const { login: words, language: switcher, pageTitle, serverAway } = language === 'ar' ? arabic : english
  const texts = { login: words, language: switcher, pageTitle, serverAway }
  const i18n = createBuiltTexts(language, 'host', texts)
  await login.preload()
  const { html, ...styles } = extractStyles(
    renderToString(
      <I18nextProvider i18n={i18n}>
        <App Router={AtLogin} />
      </I18nextProvider>,
    ),
  )
  return { ...styles, html: html.replace(TITLE, ''), title: TITLE.exec(html)?.[1] ?? '', texts }
}
