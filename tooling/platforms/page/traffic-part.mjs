import { card, chip, code, element, list } from './element.mjs'
import { clock, say } from './words.mjs'

const look = status => (status >= 200 && status < 300 ? 'good' : 'bad')

// Keeta always answers 200; its body holds the result.
const isRefusal = ({ status, answered }) => status === 200 && /^\{"code":[1-9]/.test(answered)

const callOf = call =>
  element(
    'li',
    {},
    element(
      'div',
      { class: 'between' },
      element('span', { class: 'soft number' }, clock(call.at)),
      code(`${call.method} ${call.path}`),
      chip(call.status ? String(call.status) : say('noAnswer'), isRefusal(call) ? 'bad' : look(call.status)),
    ),
    element(
      'details',
      {},
      element('summary', { class: 'soft' }, say('asked')),
      call.asked ? element('pre', {}, call.asked) : null,
      element('pre', {}, call.answered),
    ),
  )

export const callsCard = ({ calls }) => card(say('calls'), list(calls.map(callOf), say('noCalls')))

const STATE_LOOK = { taken: 'good', lost: 'bad', givenUp: 'bad', waiting: '', held: 'off' }

const webhookOf = ({ at, what, orderId, state, tries, status, body }) =>
  element(
    'li',
    {},
    element(
      'div',
      { class: 'between' },
      element('span', { class: 'soft number' }, clock(at)),
      element('span', {}, say(what), ' ', code(orderId)),
      chip(
        [say(state), tries > 1 && `${say('tries')} ${tries}`, status || (status === 0 && say('noAnswer'))]
          .filter(Boolean)
          .join(' · '),
        STATE_LOOK[state],
      ),
    ),
    element('details', {}, element('summary', { class: 'soft' }, say('asked')), element('pre', {}, body)),
  )

export const webhooksCard = ({ webhooks }) =>
  card(say('webhooks'), list(webhooks.map(webhookOf), say('noWebhooks')))
