import { button, card, chip, code, element, list, parts } from './element.mjs'
import { clock, named, say } from './words.mjs'

const LOOK = {
  delivered: 'good',
  ready: 'good',
  accepted: 'good',
  rejected: 'bad',
  cancelled: 'bad',
  expired: 'bad',
}
const NEWS = {
  driverAssigned: 'doDriverAssigned',
  driverArrived: 'doDriverArrived',
  pickedUp: 'doPickedUp',
  delivered: 'doDelivered',
  cancelled: 'doCancelled',
}

const timeOf = ({ state, acceptBy, promisedAt }) => {
  if (state === 'new' || state === 'seen')
    return [element('span', { class: 'number', 'data-until': acceptBy }), ' ', say('leftToAccept')]
  return state === 'accepted' && promisedAt ? [say('promised'), ' ', code(clock(promisedAt))] : []
}

const rowOf = (order, { command }) =>
  element(
    'li',
    {},
    element(
      'div',
      { class: 'between' },
      element('strong', {}, code(order.number ? `#${order.number}` : order.id)),
      element('span', { class: 'soft' }, ...timeOf(order)),
      chip(`${say(order.state)} · ${order.called}`, LOOK[order.state] ?? ''),
    ),
    element(
      'div',
      { class: 'soft' },
      parts([
        say(order.type),
        order.customer,
        ...order.lines.map(({ quantity, name }) => `${named(name)} × ${quantity}`),
        order.note && `«${order.note}»`,
        order.total > 0 && `${order.total.toFixed(2)} ${say('sar')}`,
      ]),
    ),
    element(
      'div',
      { class: 'row' },
      Object.keys(NEWS)
        .filter(what => order.canHappen.includes(what))
        .map(what => button(say(NEWS[what]), () => command('order-news', { orderId: order.id, what }))),
    ),
  )

export const ordersCard = ({ orders }, tools) =>
  card(
    say('orders'),
    list(
      orders.map(order => rowOf(order, tools)),
      say('noOrders'),
    ),
  )
