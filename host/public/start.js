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
  // Screens outside the shell whose texts come with their chunk: for whom, and which.
  const area =
    location.pathname === '/subscriptions' || (isSignedIn && location.pathname === '/businessDetails')
      ? 'onboarding'
      : !isSignedIn && /^\/(signup|forgetPassword)$/.test(location.pathname)
        ? 'account'
        : null

  page.lang = language
  page.dir = language === 'ar' ? 'rtl' : 'ltr'
  page.dataset.theme = stored('sufra.theme') || 'light'
  page.dataset.place = isSignedIn && !area ? 'shell' : 'account'

  const ask = (href, attributes) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', href }, attributes))
  const data = href => ask(href, { as: 'fetch', crossOrigin: 'anonymous' })
  const scripts = group => (facts.chunks[group] || []).forEach(href => ask(href, { as: 'script' }))

  const isHostScreen = /^\/(dashboard|branches|integrations|settings|support|users)?(\/|$)/.test(
    location.pathname,
  )
  scripts(area || (isSignedIn ? 'shell' : 'login'))
  if (isSignedIn && !area && !isHostScreen) scripts('federation')
  data('/config.json')
  data(`/locales/${language}.json`)
  if (area) data(`/locales/${area}/${language}.json`)
  if (isSignedIn && !area) data('/remotes/registry.json')
  facts.fonts[language].forEach(href =>
    ask(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }),
  )
})()
