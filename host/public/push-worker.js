// Shows pushes while no page of Sufra is open, and leads to the order when one is pressed. It does nothing else: it has no
// fetch handler and keeps no files, so every page is as it would be without it. Installed when somebody asks for pushes.
const readMessage = data => {
  try {
    return data.json()
  } catch {
    return {}
  }
}

const pathOf = path => {
  const url = new URL(typeof path === 'string' ? path : '/', self.location.origin)
  return url.origin === self.location.origin ? url.pathname + url.search : '/'
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', event => {
  const { title, body, language, tag, path } = readMessage(event.data)
  const dir = language === 'en' ? 'ltr' : 'rtl'
  const options = { body, tag, lang: language, dir, renotify: Boolean(tag), requireInteraction: true }
  // Browsers take the subscription away from who is pushed to and shows nothing.
  event.waitUntil(
    self.registration.showNotification(title || 'Sufra', { ...options, data: { path: pathOf(path) } }),
  )
})

const open = async path => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ focused }) => focused) || pages[0]
  if (!page) return self.clients.openWindow(path)
  page.postMessage({ openPath: path })
  return page.focus()
}

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(pathOf(event.notification.data && event.notification.data.path)))
})
