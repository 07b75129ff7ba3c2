// Runs before the first paint, as a file because the page's policy allows no inline script: language, direction and theme
// as they will be, and the next files asked for beside the first one instead of after it.
;(function () {
  const page = document.documentElement
  const facts = JSON.parse(document.currentScript.dataset.page)

  const stored = key => {
    try {
      return localStorage.getItem(key) || sessionStorage.getItem(key)
    } catch {
      return null
    }
  }
  const cookie = (/(?:^|; )i18next=([^;]*)/.exec(document.cookie) || [])[1]
  const asked = new URLSearchParams(location.search).get('lng')
  // The detectors' order (spec 9), as far as it can be known without the configuration, whose default is Arabic.
  const language = /^en/i.test(asked || cookie || stored('i18nextLng') || 'ar') ? 'en' : 'ar'
  const isSignedIn = Boolean(stored('accessToken'))

  page.lang = language
  page.dir = language === 'ar' ? 'rtl' : 'ltr'
  page.dataset.theme = stored('sufra.theme') || 'light'
  page.dataset.place = isSignedIn ? 'shell' : 'account'

  const ask = (href, attributes) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', href }, attributes))
  const data = href => ask(href, { as: 'fetch', crossOrigin: 'anonymous' })
  const scripts = group => (facts.chunks[group] || []).forEach(href => ask(href, { as: 'script' }))

  const isHostScreen = /^\/(dashboard|branches|integrations|settings|support|users)?(\/|$)/.test(
    location.pathname,
  )
  if (isSignedIn) scripts('shell')
  if (isSignedIn && !isHostScreen) scripts('federation')
  if (!isSignedIn) scripts('login')
  data('/config.json')
  data(`/locales/${language}.json`)
  if (isSignedIn) data('/remotes/registry.json')
  facts.fonts[language].forEach(href =>
    ask(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }),
  )
})()
