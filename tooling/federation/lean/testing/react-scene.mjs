const pass = () => new Promise(done => setTimeout(done))

const until = async isSo => {
  while (!isSo()) await pass()
}

const type = (field, text) => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  set.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Plays one screen that has of React what screens have, from the first markup to the last: events, forms, portals, boundaries, transitions,
 * what is hidden for a while, and what a server rendered. Gives what happened, step by step.
 */
export const playScreen = async ({ React, dom, client, Moving }) => {
  const h = React.createElement
  const steps = []
  const note = (...words) => steps.push(words.join(' '))
  document.head.innerHTML = ''
  document.body.innerHTML = '<main></main><aside></aside>'
  const main = document.querySelector('main')
  const shown = () => main.innerHTML
  const press = text =>
    [...document.querySelectorAll('button')].find(each => each.textContent === text).click()

  class Boundary extends React.Component {
    state = { failed: '' }
    static getDerivedStateFromError = error => ({ failed: error.message })
    componentDidCatch(_error, { componentStack }) {
      note('caught', /Failing|Boundary|main|div/.test(componentStack))
    }
    getSnapshotBeforeUpdate() {
      return main.querySelectorAll('li').length
    }
    componentDidUpdate(_props, _state, before) {
      note('had', before)
    }
    render() {
      return this.state.failed ? h('b', null, this.state.failed) : this.props.children
    }
  }

  const Failing = ({ isFailing }) => {
    if (isFailing) throw new Error('broken')
    return null
  }
  const { promise, resolve } = Promise.withResolvers?.() ?? {}
  let arrive = resolve
  const coming = promise ?? new Promise(done => (arrive = done))
  const Late = React.lazy(() => coming)
  const Language = React.createContext('ar')
  const store = { value: 0, listeners: new Set() }
  const listen = listener => {
    store.listeners.add(listener)
    return () => store.listeners.delete(listener)
  }
  const Status = () => h('i', null, String(dom.useFormStatus().pending))
  const Effects = ({ name }) => {
    React.useLayoutEffect(() => {
      note('laid out', name)
      return () => note('layout gone', name)
    }, [name])
    React.useEffect(() => {
      note('effect', name)
      return () => note('effect gone', name)
    }, [name])
    return h('em', { ref: node => (note('ref', name, node !== null), () => note('ref gone', name)) }, name)
  }

  const Screen = () => {
    const [orders, setOrders] = React.useState(['a', 'b', 'c'])
    const [text, setText] = React.useState('')
    const [isOpen, setIsOpen] = React.useState(false)
    const [isFailing, setIsFailing] = React.useState(false)
    const [isHidden, setIsHidden] = React.useState(false)
    const [isLate, setIsLate] = React.useState(false)
    const [isPending, startTransition] = React.useTransition()
    const late = React.useDeferredValue(text)
    const value = React.useSyncExternalStore(listen, () => store.value)
    const [sent, send] = React.useActionState(async (_before, form) => form.get('name'), '-')
    const id = React.useId()
    return h(
      React.StrictMode,
      null,
      h('title', null, `Orders ${orders.length}`),
      h(
        'div',
        { style: { color: 'red', '--gap': 2 }, 'data-late': late, onClick: () => note('bubbled') },
        h('button', { onClick: () => setOrders(list => [...list].reverse()) }, 'turn'),
        h(
          'button',
          { onClick: event => (event.stopPropagation(), setOrders(list => list.slice(1))) },
          'drop',
        ),
        h('button', { onClick: () => setIsOpen(!isOpen) }, 'open'),
        h('button', { onClick: () => setIsFailing(true) }, 'fail'),
        h('button', { onClick: () => setIsHidden(!isHidden) }, 'hide'),
        h('button', { onClick: () => startTransition(() => setIsLate(true)) }, 'late'),
      ),
      h(
        Moving,
        null,
        h(
          'ul',
          null,
          orders.map(order => h(Moving, { key: order }, h('li', null, order))),
        ),
      ),
      h('input', {
        id,
        value: text,
        onChange: event => (note('typed', event.target.value), setText(event.target.value)),
      }),
      h('input', { type: 'checkbox', checked: isOpen, onChange: () => note('ticked') }),
      h(
        'select',
        { value: orders[0] ?? '', onChange: () => undefined },
        orders.map(o => h('option', { key: o }, o)),
      ),
      h(
        'svg',
        { strokeWidth: 2, viewBox: '0 0 1 1', xlinkHref: '#a' },
        h('path', { clipPath: 'url(#a)', d: 'M0 0' }),
      ),
      h(
        'form',
        { action: send },
        h('input', { name: 'name', defaultValue: 'Noura' }),
        h(Status),
        h('button', null, 'send'),
      ),
      h('p', null, sent, value, isPending ? 'pending' : '', React.use(Language)),
      isOpen &&
        dom.createPortal(
          h('strong', { onClick: () => note('portal') }, 'over'),
          document.querySelector('aside'),
        ),
      h(React.Activity, { mode: isHidden ? 'hidden' : 'visible' }, h(Effects, { name: 'kept' })),
      h(Boundary, null, h(Failing, { isFailing }), h('u', null, 'whole')),
      h(React.Suspense, { fallback: h('s', null, 'waiting') }, isLate && h(Late)),
      isOpen && h(Effects, { name: 'own' }),
    )
  }

  const root = client.createRoot(main, { onCaughtError: error => note('told', error.message) })
  root.render(h(Language.Provider, { value: 'en' }, h(Screen)))
  await until(() => main.querySelector('ul') && document.title === 'Orders 3')
  note(shown())
  press('turn')
  await until(() => main.querySelector('li').textContent === 'c')
  press('drop')
  await until(() => main.querySelectorAll('li').length === 2)
  note(shown(), document.title)
  type(main.querySelector('input'), 'burger')
  await until(() => main.querySelector('div').dataset.late === 'burger')
  main.querySelector('input[type=checkbox]').click()
  note(main.querySelector('input[type=checkbox]').checked)
  press('open')
  await until(() => document.querySelector('aside strong'))
  document.querySelector('aside strong').click()
  press('hide')
  await until(() => main.querySelector('em').style.display === 'none')
  press('hide')
  await until(() => main.querySelector('em').style.display === '')
  note(shown())
  store.value = 7
  store.listeners.forEach(listener => listener())
  await until(() => main.querySelector('p').textContent.includes('7'))
  press('late')
  await until(() => main.querySelector('p').textContent.includes('pending') || main.querySelector('s'))
  arrive({ default: () => h('q', null, 'here') })
  await until(() => main.querySelector('q'))
  main.querySelector('form').requestSubmit()
  await until(() => main.querySelector('p').textContent.includes('Noura'))
  press('fail')
  await until(() => main.querySelector('b'))
  note(shown())
  dom.flushSync(() => root.render(h('h1', null, 'end')))
  note(shown(), document.querySelector('aside').innerHTML)
  root.unmount()
  note(shown())

  main.innerHTML = '<div>3<!-- --> orders<!--$--><button>more</button><!--/$--></div>'
  const before = main.querySelector('button')
  const Built = () => {
    const [count, setCount] = React.useState(3)
    const more = h('button', { onClick: () => setCount(count + 1) }, 'more')
    return h('div', null, count, ' orders', h(React.Suspense, null, more))
  }
  const hydrated = client.hydrateRoot(main, h(Built), {
    onRecoverableError: error => note('recovered', error),
  })
  await pass()
  before.click()
  await until(() => main.textContent === '4 ordersmore')
  note(shown(), main.querySelector('button') === before)
  hydrated.unmount()
  return steps
}
