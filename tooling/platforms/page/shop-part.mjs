import { button, card, chip, code, element } from './element.mjs'
import { changeLanguage, clock, named, say } from './words.mjs'

const PLATFORMS = [
  { key: 'hungerstation', name: { ar: 'هنقرستيشن', en: 'HungerStation' } },
  { key: 'jahez', name: { ar: 'جاهز', en: 'Jahez' } },
  { key: 'keeta', name: { ar: 'كيتا', en: 'Keeta' } },
]
const KINDS = [
  'normal',
  'scheduled',
  'note',
  'unknown-dish',
  'wrong-price',
  'service-fee',
  'weight',
  'broken',
]
const LOOK = { open: 'good', busy: '', closed: 'bad' }

export const headerOf = ({ key, name }, { redraw }) =>
  element(
    'header',
    {},
    element('div', {}, element('h1', {}, named(name)), element('p', { class: 'soft' }, say('play'))),
    element(
      'nav',
      { class: 'row' },
      PLATFORMS.map(each =>
        element(
          'a',
          { class: 'tab', href: `/${each.key}/`, 'aria-current': each.key === key && 'page' },
          named(each.name),
        ),
      ),
      button(say('language'), () => {
        changeLanguage()
        redraw()
      }),
    ),
  )

const chooser = ({ shops, shop }) =>
  element(
    'select',
    {
      'aria-label': say('shop'),
      onchange: ({ target }) => location.assign(`?store=${encodeURIComponent(target.value)}`),
    },
    shops.map(({ storeId, name }) =>
      element(
        'option',
        { value: storeId, selected: storeId === shop.storeId && 'selected' },
        `${named(name)} (${storeId})`,
      ),
    ),
  )

const adder = ({ command }) => {
  const storeId = element('input', { placeholder: say('shopId'), 'aria-label': say('shopId') })
  const secret = element('input', { placeholder: say('credential'), 'aria-label': say('credential') })
  const add = () => command('add-shop', { storeId: storeId.value, secret: secret.value })
  return element(
    'details',
    {},
    element('summary', {}, say('addShop')),
    element('div', { class: 'row' }, storeId, secret, button(say('addShop'), add)),
  )
}

export const shopCard = (state, tools) => {
  const { storeId, status, secret } = state.shop
  const { command } = tools
  return card(
    say('shopState'),
    chooser(state),
    element(
      'div',
      { class: 'row' },
      chip(say(status.state), LOOK[status.state]),
      status.extraMinutes ? element('bdi', { class: 'chip number' }, `+${status.extraMinutes}`) : null,
      status.until ? element('span', { class: 'soft' }, say('until'), ' ', code(clock(status.until))) : null,
    ),
    element('p', { class: 'soft' }, say('credential'), ' ', code(secret)),
    element('p', { class: 'soft' }, say('setState')),
    element(
      'div',
      { class: 'row' },
      ['open', 'busy', 'closed'].map(one =>
        button(say(one), () => command('set-state', { storeId, state: one })),
      ),
    ),
    element(
      'div',
      { class: 'row' },
      button(say('rotate'), () => command('rotate-secret', { storeId })),
      state.key === 'jahez' && button(say('forget'), () => command('forget-tokens')),
    ),
    adder(tools),
  )
}

export const customersCard = ({ shop: { storeId } }, { command }) =>
  card(
    say('customers'),
    element(
      'div',
      { class: 'row' },
      KINDS.map(kind =>
        button(say(kind), () => command('place-order', { storeId, kind }), {
          class: kind === 'normal' ? 'main' : '',
        }),
      ),
    ),
  )
