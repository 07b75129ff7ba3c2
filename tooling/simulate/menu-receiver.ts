import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { hungerstation } from './hungerstation.ts'
import { jahez } from './jahez.ts'
import { keeta } from './keeta.ts'
import type { Platform } from './platform.ts'

const LONGEST_NAME = 80
const LARGEST = 20 * 1024 * 1024
const ADDRESS = /^\/stores\/([^/]+)\/menu$/

interface Group {
  name: string
  min: number
  max: number
  isRequired: boolean
  options: { name: string; price: number }[]
}

interface Dish {
  productId: number
  name: string
  price: number | null
  sizes?: { price: number }[]
  imageUrl: string | null
  modifierGroups?: Group[]
}

export interface Complaint {
  productId: number | null
  code: string
  message: string
}

interface Receiver {
  url: string
  /** what a store shows now; undefined: nothing yet */
  menuOf(storeId: string): unknown
  close(): Promise<void>
}

interface Options {
  port: number
  /** hears one line for each menu */
  report?: (line: string) => void
}

const namesOf = (text: string): string[] => {
  const names: { ar?: string; en?: string } = JSON.parse(text)
  return [names.ar ?? '', names.en ?? '']
}

const pricesOf = ({ price, sizes = [] }: Dish): (number | null)[] =>
  sizes.length > 0 ? sizes.map(size => size.price) : [price]

const isWhole = ({ name, min, max, isRequired, options }: Group): boolean =>
  namesOf(name).some(text => text !== '') &&
  min <= max &&
  options.length >= Math.max(min, isRequired ? 1 : 0) &&
  options.every(option => namesOf(option.name).some(text => text !== '') && option.price >= 0)

/** What a platform says against a dish: no name or too long a one, a price that is none, no picture, groups that are not whole. */
export const complaintsAbout = (dish: Dish): Complaint[] => {
  const { productId, name, imageUrl, modifierGroups } = dish
  const complain = (code: string, message: string): Complaint => ({ productId, code, message })
  return [
    ...(namesOf(name).some(text => text === '') ? [complain('no_name', 'a name is missing')] : []),
    ...(namesOf(name).some(text => text.length > LONGEST_NAME)
      ? [complain('name_too_long', `a name has more than ${LONGEST_NAME} letters`)]
      : []),
    ...(pricesOf(dish).some(price => price === null || price <= 0)
      ? [complain('no_price', 'the price must be above 0')]
      : []),
    ...(modifierGroups ? [] : [complain('no_groups', 'the list of modifier groups is missing')]),
    ...((modifierGroups ?? []).every(isWhole)
      ? []
      : [
          complain(
            'broken_group',
            'a modifier group has no name, too few options or an option without a price',
          ),
        ]),
    ...(imageUrl ? [] : [complain('no_picture', 'a picture is missing')]),
  ]
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > LARGEST) throw new Error('too large')
    chunks.push(Buffer.from(chunk))
  }
  return Buffer.concat(chunks).toString()
}

// The secret of the demo data says which platform it is for.
const isSigned = ({ headers }: IncomingMessage, body: string, storeId: string): boolean =>
  [hungerstation, jahez, keeta].some((platform: Platform) => {
    const signed = platform.sign(body, `demo-secret-${platform.key}-${storeId}`)
    return Object.entries(signed).every(([name, value]) => headers[name] === value)
  })

/** Plays the menu interface of the platforms: `PUT /stores/<id>/menu`, and `GET` for what a store shows. */
export const startMenuReceiver = async ({ port, report = () => undefined }: Options): Promise<Receiver> => {
  const menus = new Map<string, unknown>()
  const take = async (request: IncomingMessage, storeId: string): Promise<[number, unknown]> => {
    const body = await bodyOf(request)
    if (!isSigned(request, body, storeId)) return [401, { code: 'signature_invalid' }]
    const menu: { items: Dish[] } = JSON.parse(body)
    const complaints = menu.items.flatMap(complaintsAbout)
    if (complaints.length === 0) menus.set(storeId, menu)
    report(`${storeId}: ${menu.items.length} dishes, ${complaints.length} complaints`)
    return [200, { complaints }]
  }
  const answer = async (request: IncomingMessage): Promise<[number, unknown]> => {
    const storeId = decodeURIComponent(ADDRESS.exec(request.url ?? '')?.[1] ?? '')
    if (!storeId) return [404, {}]
    if (request.method === 'PUT') return take(request, storeId)
    return menus.has(storeId) ? [200, menus.get(storeId)] : [404, {}]
  }
  const server = createServer(async (request, response) => {
    const [status, body] = await answer(request).catch((): [number, unknown] => [400, {}])
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://127.0.0.1:${taken}`,
    menuOf: storeId => menus.get(storeId),
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
