import { createRoot } from 'react-dom/client'
import '#src/ui/fonts.ts'
import { createI18n, useLanguage } from '#src/i18n/i18n.ts'
import { BrowserRouter } from '#src/router/router.ts'
import { UiProvider } from '#src/ui/core.ts'
import { Gallery } from './gallery.tsx'
import type { Reference } from './reference.ts'

/** Defined by the build. */
declare const REFERENCE: Reference

const App = () => {
  const { language, direction, setLanguage } = useLanguage()
  return (
    <UiProvider direction={direction}>
      <BrowserRouter>
        <Gallery reference={REFERENCE} onTurn={() => void setLanguage(language === 'ar' ? 'en' : 'ar')} />
      </BrowserRouter>
    </UiProvider>
  )
}

const start = async (): Promise<void> => {
  const place = document.getElementById('root')
  if (!place) return
  await createI18n({ namespace: 'host', startLanguage: 'ar', debug: false })
  createRoot(place).render(<App />)
}

void start()
