// Runs before the first paint, written into every page: as a file it would be waited for. Language, direction and theme
// as they will be, and the next files asked for beside the first one instead of after it.
;(function () {
  const page = document.documentElement
  const facts = JSON.parse(document.currentScript.dataset.page)

  // Where the browser lets nothing be kept, it is kept for as long as the page lives, and no tab knows of the others.
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
  // The detectors' order (spec 9), as far as it can be known without the configuration, whose default is Arabic.
  const language = /^en/i.test(asked || cookie || stored('i18nextLng') || 'ar') ? 'en' : 'ar'
  const token = stored('accessToken')
  const isSignedIn = Boolean(token)
  // Screens outside the shell whose texts come with their chunk: for whom, and which.
  const area =
    location.pathname === '/subscriptions' || (isSignedIn && location.pathname === '/businessDetails')
      ? 'onboarding'
      : !isSignedIn && /^\/(signup|forgetPassword)$/.test(location.pathname)
        ? 'account'
        : null

  // Who is not signed in belongs there, and it is what the server sent.
  if (page.dataset.built && !isSignedIn && location.pathname === '/')
    history.replaceState(history.state, '', `/login${location.search}`)

  // A screen that led here may have said something that the rendered page does not show (built-page.ts).
  const isFresh = (history.state?.usr ?? null) === null
  // The sign-in page comes rendered, as somebody sees it who is not signed in and reads the language that the server took
  // for theirs. For all others it is the outline of a screen.
  const isAsBuilt =
    page.dataset.built === language && !isSignedIn && isFresh && location.pathname === '/login'
  if (page.dataset.built && !isAsBuilt) page.dataset.built = 'other'

  page.lang = language
  page.dir = language === 'ar' ? 'rtl' : 'ltr'
  page.dataset.theme = stored('sufra.theme') || 'light'
  page.dataset.place = isSignedIn && !area ? 'shell' : 'account'

  const ask = (href, attributes) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', href }, attributes))
  // Of the language: an installed application has its name and direction from there.
  ask(`/manifest.${language}.webmanifest`, { rel: 'manifest' })

  const data = href => ask(href, { as: 'fetch', crossOrigin: 'anonymous' })
  // Into the cache, but given up in time: a preload that hangs would hold one of the page's few connections for good.
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

  // The application takes this answer over (early-answer.ts), so the registry is asked once.
  const fetchRegistry = channel => {
    const url = `/remotes/registry${channel === 'stable' ? '' : `.${channel}`}.json`
    const control = new AbortController()
    const answer = fetch(url, { cache: 'no-cache', signal: control.signal })
    answer.catch(() => undefined)
    window.sufraRegistry = { url, answer, control }
    return answer
  }

  // Where this person has been before, the application begins with the copy of then (registry-client.ts).
  const registryOf = async channel => {
    const asked = fetchRegistry(channel)
    return JSON.parse(stored(`sufra.registry.${channel}`)) || (await asked).clone().json()
  }

  const isAt = path => new RegExp(`^/${path.replace(/:[^/]+/g, '[^/]+')}/?$`).test(location.pathname)

  // What the application will load unless something special is going on; then it asks by itself, only later.
  const plainVersion = ({ stable, canary, disabled }) => (canary || disabled ? null : stable)

  /** The files of the remote's screen at this address, beside those of the host. */
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

  // What somebody does with the built form before the application has it (early-press.ts).
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

  // The application that this page brought along, as files for the next visit: once this one rests, and not over a line that is paid by the
  // byte.
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
