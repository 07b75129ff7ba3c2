import { element } from './element.mjs'
import { shopCard, customersCard, headerOf } from './shop-part.mjs'
import { ordersCard } from './orders-part.mjs'
import { menuCard } from './menu-part.mjs'
import { faultsCard } from './faults-part.mjs'
import { callsCard, webhooksCard } from './traffic-part.mjs'
import { language, say } from './words.mjs'

const base = `/${location.pathname.split('/')[1]}`
const page = document.getElementById('page')
const said = document.getElementById('said')
let shown

const tell = text => {
  said.textContent = text
  if (text) setTimeout(() => said.textContent === text && (said.textContent = ''), 6000)
}

const chosen = () => new URLSearchParams(location.search).get('store') ?? ''

/** Runs a command and shows the new state. */
const command = async (name, body = {}) => {
  const answer = await fetch(`${base}/control/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  if (!answer) return tell(say('away'))
  if (!answer.ok) tell((await answer.json()).message)
  await load()
}

// Rendering again would discard typed text and close open lists.
const isInUse = () => ['INPUT', 'SELECT'].includes(document.activeElement?.tagName)

const draw = state => {
  const places = [...document.querySelectorAll('.list')].map(({ scrollTop }) => scrollTop)
  document.documentElement.lang = language()
  document.documentElement.dir = language() === 'ar' ? 'rtl' : 'ltr'
  document.documentElement.dataset.platform = state.key
  document.title = `${state.name[language()]} · Sufra`
  const tools = { command, redraw: () => draw(shown) }
  page.replaceChildren(
    headerOf(state, tools),
    customersCard(state, tools),
    element('div', { class: 'grid' }, shopCard(state, tools), faultsCard(state, tools)),
    element('div', { class: 'grid' }, ordersCard(state, tools), menuCard(state, tools)),
    element('div', { class: 'grid' }, callsCard(state), webhooksCard(state)),
  )
  document.querySelectorAll('.list').forEach((each, at) => (each.scrollTop = places[at] ?? 0))
}

const load = async () => {
  const answer = await fetch(`${base}/control/state?store=${encodeURIComponent(chosen())}`).catch(
    () => undefined,
  )
  if (!answer?.ok) return tell(say('away'))
  const state = await answer.json()
  shown = { ...state, ahead: state.now - Date.now() }
  draw(shown)
}

const countDown = () => {
  for (const place of document.querySelectorAll('[data-until]')) {
    const left = Math.max(0, Math.round((Number(place.dataset.until) - Date.now() - shown.ahead) / 1000))
    place.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  }
}

let isLate = false
const refresh = () => {
  if (isInUse()) isLate = true
  else void load().then(countDown)
}
document.addEventListener('focusout', () => {
  if (isLate) setTimeout(refresh, 200)
  isLate = false
})
new EventSource(`${base}/events`).onmessage = refresh
setInterval(() => shown && countDown(), 1000)
await load()
countDown()
