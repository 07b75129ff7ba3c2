import { MENU_COLUMNS } from '../../../shared/src/contracts/menu-columns.ts'
import { largeMenu } from '../../../shared/src/search/samples/dishes.ts'
import { publishBuilt } from '../../commands/publish-built.mjs'
import { signInAsAdmin } from '../orders.ts'
import { startTemporaryBackend } from '../temporary-backend.ts'

const CATEGORIES = 5
const FIRST_CATEGORY = 'فئة 0'

const sheetOf = count => {
  const { sku, nameAr, nameEn, category, price, calories } = MENU_COLUMNS
  const head = [sku, nameAr, nameEn, category, price, calories].map(({ en }) => en)
  const rows = largeMenu(count).map(({ ar, en }, at) =>
    [`L-${at}`, ar, en, `فئة ${at % CATEGORIES}`, 10 + (at % 80), 150 + (at % 700)].join(','),
  )
  return [head.join(','), ...rows].join('\n')
}

const idOf = async ({ origin, headers, path, isMeant = () => true }) => {
  const answer = await fetch(`${origin}${path}PaginatedRequest.PageNumber=1&PaginatedRequest.PageSize=1000`, {
    headers,
  })
  const { data } = await answer.json()
  return data.find(isMeant).id
}

/** Imports the products into the demo brand; returns the id of a category with a fifth of them. */
const importMenu = async ({ origin, headers, count }) => {
  const serviceProviderId = await idOf({ origin, headers, path: '/api/ServiceProvider/Get?' })
  const form = new FormData()
  form.append('JsonImport', JSON.stringify({ serviceProviderId, dryRun: false }))
  form.append('File', new Blob([sheetOf(count)], { type: 'text/csv' }), 'menu.csv')
  const answer = await fetch(`${origin}/api/Product/Import`, { method: 'POST', headers, body: form })
  if (!answer.ok) throw new Error(`The import answered ${answer.status}: ${await answer.text()}`)
  const { counts } = await answer.json()
  if (counts.added !== count) throw new Error(`${counts.added} of ${count} products were added`)
  return idOf({
    origin,
    headers,
    path: `/api/Category/Get?ServiceProviderId=${serviceProviderId}&`,
    isMeant: ({ name }) => name.includes(FIRST_CATEGORY),
  })
}

/**
 * Starts the built product with separate demo data; the demo merchant's menu gets `count` more products, with
 * pictures.
 */
export const startMenuApp = async ({ port, count }) => {
  const { url: origin, dataDir, stop } = await startTemporaryBackend({ name: 'menus', port })
  try {
    await publishBuilt({ origin, dataDir })
    const accessToken = await signInAsAdmin(origin)
    const categoryId = await importMenu({
      origin,
      headers: { authorization: `Bearer ${accessToken}` },
      count,
    })
    return { origin, accessToken, categoryId, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
