import { button, card, element, list, parts } from './element.mjs'
import { say } from './words.mjs'

const KINDS = [
  'error',
  'limit',
  'hang',
  'slow',
  'drop',
  'lose-answer',
  'refuse-item',
  'accept-then-cancel',
  'lose-webhook',
  'repeat-webhook',
  'shuffle-webhooks',
]

const choice = (label, values) =>
  element(
    'select',
    { 'aria-label': label },
    values.map(([value, text]) => element('option', { value }, text)),
  )

const number = label =>
  element('input', { type: 'number', min: '1', placeholder: label, 'aria-label': label })

const rowOf = (fault, { command }) =>
  element(
    'li',
    {},
    element(
      'div',
      { class: 'between' },
      element('strong', {}, say(fault.kind)),
      element(
        'span',
        { class: 'soft' },
        parts([
          fault.storeId ?? say('everywhere'),
          fault.productId && `${say('productId')} ${fault.productId}`,
          fault.kind === 'slow' && `${say('seconds')} ${fault.seconds}`,
          fault.times === null ? say('always') : `${say('times')} ${fault.times}`,
        ]),
      ),
      button(say('clear'), () => command('clear-faults', { id: fault.id })),
    ),
  )

export const faultsCard = ({ shop: { storeId }, faults }, tools) => {
  const kind = choice(
    say('faults'),
    KINDS.map(each => [each, say(each)]),
  )
  const where = choice(say('shop'), [
    ['', say('everywhere')],
    [storeId, say('here')],
  ])
  const seconds = number(say('seconds').replace(':', ''))
  const productId = number(say('productId'))
  const showFields = () => {
    seconds.hidden = kind.value !== 'slow'
    productId.hidden = kind.value !== 'refuse-item'
  }
  kind.addEventListener('change', showFields)
  showFields()
  const make = () =>
    tools.command('fault', {
      kind: kind.value,
      storeId: where.value || null,
      ...(seconds.value && !seconds.hidden && { seconds: Number(seconds.value) }),
      productId: productId.value && !productId.hidden ? Number(productId.value) : null,
    })
  return card(
    say('faults'),
    element('div', { class: 'row' }, kind, where, seconds, productId, button(say('make'), make)),
    list(
      faults.map(fault => rowOf(fault, tools)),
      say('noFaults'),
    ),
    faults.length > 1 &&
      element(
        'div',
        { class: 'row' },
        button(say('clearAll'), () => tools.command('clear-faults')),
      ),
  )
}
