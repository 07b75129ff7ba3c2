// Runs before the first paint and is inlined into every page, so that the browser does not wait for a file. Sets
// language, direction and theme, and starts the next downloads in parallel with the first.
;(function () {
  const page = document.documentElement
  const facts = JSON.parse(document.currentScript.dataset.page)

  // Without usable storage, values live as long as the page, and tabs do not share them.
  const keepInPage = name => {
    const kept = new Map()
    const value = {
      getItem: key => kept.get(key) ?? null,
      setItem: (key, text) => kept.set(key, `${text}`),
      removeItem: key => kept.delete(key),
      clear: () => kept.clear(),
    }
    Object.defineProperty(window, name, { value })
  }
  try {
    localStorage.getItem('')
  } catch {
    keepInPage('localStorage')
    keepInPage('sessionStorage')
    Object.defineProperty(navigator, 'locks', { value: undefined })
  }

  const stored = key => localStorage.getItem(key) || sessionStorage.getItem(key)
  const cookie = (/(?:^|; )i18next=([^;]*)/.exec(document.cookie) || [])[1]
  const asked = new URLSearchParams(location.search).get('lng')
  // Same order as the language detector (spec 9), as far as it is known without the configuration. The default is
  // Arabic.
  const language = /^en/i.test(asked || cookie || stored('i18nextLng') || 'ar') ? 'en' : 'ar'
  const token = stored('accessToken')
  const isSignedIn = Boolean(token)
  // Chunk and texts of the screens outside the shell, by address and sign-in state.
  const area =
    location.pathname === '/subscriptions' || (isSignedIn && location.pathname === '/businessDetails')
      ? 'onboarding'
      : !isSignedIn && /^\/(signup|forgetPassword)$/.test(location.pathname)
        ? 'account'
        : null

  // The server sends the sign-in page for "/" as well, so a guest's address becomes /login.
  if (page.dataset.built && !isSignedIn && location.pathname === '/')
    history.replaceState(history.state, '', `/login${location.search}`)

  // A screen that navigated here may have passed a message that the prerendered page does not show (built-page.ts).
  const isFresh = (history.state?.usr ?? null) === null
  // The sign-in page is prerendered for a guest in the language that the server assumed. All other visitors get the
  // skeleton of a screen.
  const isAsBuilt =
    page.dataset.built === language && !isSignedIn && isFresh && location.pathname === '/login'
  if (page.dataset.built && !isAsBuilt) page.dataset.built = 'other'

  page.lang = language
  page.dir = language === 'ar' ? 'rtl' : 'ltr'
  page.dataset.theme = stored('sufra.theme') || 'light'
  page.dataset.place = isSignedIn && !area ? 'shell' : 'account'

  const ask = (href, attributes) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', href }, attributes))
  // One manifest per language: an installed application takes its name and direction from it.
  ask(`/manifest.${language}.webmanifest`, { rel: 'manifest' })

  const data = href => ask(href, { as: 'fetch', crossOrigin: 'anonymous' })
  // Warms the HTTP cache with a time limit: a hanging preload would occupy one of the page's few connections for good.
  const brought = (window.sufraBrought = new Set())
  const warm = async (href, integrity) => {
    const answer = await fetch(href, { integrity, signal: AbortSignal.timeout(4000) })
    await answer.arrayBuffer()
    if (answer.ok) brought.add(href)
  }
  const scripts = group => (facts.chunks[group] || []).forEach(href => ask(href, { as: 'script' }))

  const claimsOf = () => {
    try {
      return JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')))
    } catch {
      return {}
    }
  }

  // The application takes this response over (early-answer.ts), so the registry is requested once.
  const fetchRegistry = channel => {
    const url = `/remotes/registry${channel === 'stable' ? '' : `.${channel}`}.json`
    const control = new AbortController()
    const answer = fetch(url, { cache: 'no-cache', signal: control.signal })
    answer.catch(() => undefined)
    window.sufraRegistry = { url, answer, control }
    return answer
  }

  // On a later visit the application starts with the stored copy of the registry (registry-client.ts).
  const registryOf = async channel => {
    const asked = fetchRegistry(channel)
    return JSON.parse(stored(`sufra.registry.${channel}`)) || (await asked).clone().json()
  }

  const isAt = path => new RegExp(`^/${path.replace(/:[^/]+/g, '[^/]+')}/?$`).test(location.pathname)

  // The version that the application most likely loads. With a canary or a disabled remote the application requests its
  // own, later.
  const plainVersion = ({ stable, canary, disabled }) => (canary || disabled ? null : stable)

  /** Preloads the files of the remote's screen at this address, in parallel with the host's. */
  const askForRemote = async () => {
    const { Role: role, releaseChannel } = claimsOf()
    const { remotes } = facts.registry || (await registryOf(releaseChannel || 'stable'))
    if (
      stored('sufra.remote-choices') ||
      stored('sufra.remote-overrides') ||
      /[?&]remote-/.test(location.search)
    )
      return
    for (const version of Object.values(remotes).map(plainVersion).filter(Boolean)) {
      const { paths, files, entry, i18n, consumes } = version.contract
      const screen = paths.find(claim => isAt(claim.path) && claim.roles.includes(role))
      if (!screen) continue
      const address = file => new URL(file, new URL(version.baseUrl, location.href)).href
      for (const file of [entry, ...(screen.preload || []), i18n.files[language]])
        if (files[file]) warm(address(file), files[file]).catch(() => undefined)
      const shares = screen.shares || Object.keys(consumes)
      shares.forEach(key => scripts(key.replace('@sufra/shared/ui/', 'ui-')))
    }
  }

  // Records input on the prerendered form until the application is ready (early-press.ts).
  const keepEarlyPresses = () => {
    const control = new AbortController()
    const early = (window.sufraEarly = { isSubmitted: false, control })
    const on = (type, handle) => document.addEventListener(type, handle, { signal: control.signal })
    on('submit', event => {
      event.preventDefault()
      early.isSubmitted = true
    })
    on('change', ({ target }) => {
      if (target.localName !== 'select') return
      document.cookie = `i18next=${target.value}; path=/; max-age=31536000; samesite=lax`
      const address = new URL(location.href)
      address.searchParams.delete('lng')
      location.replace(address)
    })
  }

  // Stores the files of this page for the next visit, once the page is idle. Skipped on metered connections
  // (`saveData`).
  const keepForNextTime = () => {
    if (navigator.connection?.saveData) return
    facts.brought.forEach(href => fetch(href, { priority: 'low' }).catch(() => undefined))
  }

  const isHostScreen = /^\/(dashboard|branches|integrations|settings|support|users)?(\/|$)/.test(
    location.pathname,
  )
  scripts(area || (isSignedIn ? 'shell' : 'login'))
  if (isSignedIn && !area && !isHostScreen) scripts('federation')
  data('/config.json')
  if (!isAsBuilt) data(`/locales/${language}.json`)
  if (area) data(`/locales/${area}/${language}.json`)
  if (isSignedIn && !area) askForRemote().catch(() => undefined)
  if (isAsBuilt) keepEarlyPresses()
  if (facts.brought) addEventListener('load', () => setTimeout(keepForNextTime, 4000))
  facts.fonts[language].forEach(href =>
    ask(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }),
  )
})()
