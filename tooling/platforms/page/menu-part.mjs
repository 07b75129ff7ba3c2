import { button, card, chip, element, list } from './element.mjs'
import { named, say } from './words.mjs'

const priceOf = ({ price, sizes }) => {
  if (sizes > 0) return say('sizes')
  return price === null ? '—' : `${price.toFixed(2)} ${say('sar')}`
}

const askPrice = ({ productId, price }, { command, storeId }) => {
  const answer = prompt(say('changePrice'), String(price ?? ''))
  if (answer) void command('set-price', { storeId, productId, price: Number(answer) })
}

const rowOf = (dish, tools) => {
  const { productId, isAvailable } = dish
  const { storeId } = tools
  const turn = () => tools.command('set-availability', { storeId, productId, available: !isAvailable })
  return element(
    'li',
    {},
    element(
      'div',
      { class: 'between' },
      element('strong', {}, named(dish.name)),
      element('span', { class: 'number' }, priceOf(dish)),
      chip(say(isAvailable ? 'available' : 'unavailable'), isAvailable ? 'good' : 'off'),
    ),
    element(
      'div',
      { class: 'row' },
      element('span', { class: 'soft number' }, `${productId}`),
      button(say(isAvailable ? 'switchOff' : 'switchOn'), turn),
      button(say('changePrice'), () => askPrice(dish, tools)),
    ),
  )
}

export const menuCard = ({ shop: { menu, storeId } }, { command }) =>
  card(
    say('menu'),
    menu && element('p', { class: 'soft' }, `${say('dishes')} ${menu.length}`),
    list(
      (menu ?? []).map(dish => rowOf(dish, { command, storeId })),
      say('noMenu'),
    ),
  )
