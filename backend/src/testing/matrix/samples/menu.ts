import { ProductInput } from '@sufra/shared/contracts/product'
import { A_MODIFIER, markedText } from '../merchants.ts'
import { bulkSamples } from './bulk.ts'
import { categorySamples } from './category.ts'
import { choiceSamples } from './choice.ts'
import type { Ids, Point, Sample, Samples } from '../sample.ts'

const NOTHING_THERE: Point = { absent: 'ok' }
const NOT_FOUND: Point = { absent: '404 not_found' }
// The operator sees both merchants, but ids of two merchants cannot be combined.
const NOT_THERE: Point = { ...NOT_FOUND, operatorForeign: '404 not_found' }
const NO_SUCH: Point = { absent: '400 validation_failed', operatorForeign: '400 validation_failed' }
const PAGE = 'PaginatedRequest.PageNumber=1&PaginatedRequest.PageSize=50'

// Equals the stored products of the merchants, so that `isVisible` is the only change.
const product = ({ serviceProviderId, categoryId, mark }: Ids) => ({
  name: markedText(mark),
  price: 25,
  categoryId,
  index: 12,
  isVisible: false,
  serviceProviderId,
  modifiers: A_MODIFIER,
})

// Without `menu.edit` only the toggle is allowed: any other change is refused before its ids are checked.
const TOGGLE_ONLY: Point['absentFor'] = {
  'Cashier A': '403 forbidden_role',
  'Kitchen A': '403 forbidden_role',
  'Custom A': '403 forbidden_role',
}

// The toggle applies to the whole brand, and this actor works at one of its branches.
const WHOLE_BRAND: Sample['ownFor'] = { 'Cashier A': '403 forbidden_branch' }
const SOMEWHERE: Point = { ...NOT_FOUND, otherBranch: '403 forbidden_branch' }
// The operator edits menus but cannot snooze products.
const NO_TOGGLE: Sample['ownFor'] = { SuperAdmin: '403 forbidden_role' }

// Numbers inside the product that the request names.
const untested = { modifierId: 'part of the product', optionIds: 'part of the product' }

const optionSample = (path: string): Sample[] => [
  {
    ask: ({ productId }) => ({ url: path, json: { productId, modifierId: 1, optionIds: [1] } }),
    points: { productId: NOT_FOUND },
    ownFor: WHOLE_BRAND,
    untested,
  },
  {
    ask: ({ choiceId }) => ({ url: path, json: { choiceId } }),
    points: { choiceId: NOT_FOUND },
    ownFor: WHOLE_BRAND,
  },
]

const optionSamples: Samples = {
  'PUT /api/Product/SnoozeOptions': optionSample('/api/Product/SnoozeOptions'),
  'PUT /api/Product/ActivateOptions': optionSample('/api/Product/ActivateOptions'),
}

const productSamples: Samples = {
  'GET /api/Product/Get': [
    {
      ask: ({ serviceProviderId, categoryId }) => ({
        url: `/api/Product/Get?ServiceProviderId=${serviceProviderId}&CategoryId=${categoryId}&${PAGE}`,
      }),
      points: { serviceProviderId: NOTHING_THERE, categoryId: NOTHING_THERE },
    },
    {
      ask: ({ serviceProviderId }) => ({
        url: `/api/Product/Get?ServiceProviderId=${serviceProviderId}&Name=a&IsVisible=true`,
      }),
      points: { serviceProviderId: NOTHING_THERE },
    },
  ],
  'GET /api/Product/Get/Id': {
    points: {
      productId: NOT_THERE,
      serviceProviderId: NOT_THERE,
    },
  },
  'POST /api/Product/Add': {
    contract: ProductInput,
    ask: ids => ({
      url: '/api/Product/Add',
      form: {
        ...product(ids),
        excludeBranchesIds: [ids.branchId],
        choicesIds: [ids.choiceId],
        sizes: [{ sizeId: ids.sizeId, price: 9 }],
      },
      headers: { 'idempotency-key': 'once' },
    }),
    points: {
      serviceProviderId: NO_SUCH,
      categoryId: NO_SUCH,
      branchId: NO_SUCH,
      choiceId: NO_SUCH,
      sizeId: NO_SUCH,
    },
    repeat: { isElsewhere: true },
    untested: { id: 'the server gives a new product its id' },
  },
  'PUT /api/Product/Update': [
    {
      contract: ProductInput,
      ask: ids => ({ url: '/api/Product/Update', form: { ...product(ids), id: ids.productId } }),
      ownFor: { ...WHOLE_BRAND, ...NO_TOGGLE },
      points: {
        productId: NOT_THERE,
        serviceProviderId: NOT_THERE,
        categoryId: {
          absent: '400 validation_failed',
          absentFor: { ...TOGGLE_ONLY, ...NO_TOGGLE },
          operatorForeign: '403 forbidden_role',
        },
      },
    },
    {
      ask: ids => ({
        url: '/api/Product/Update',
        form: {
          ...product(ids),
          id: ids.productId,
          isVisible: true,
          price: 1,
          excludeBranchesIds: [ids.branchId],
          choicesIds: [ids.choiceId],
        },
      }),
      ownFor: TOGGLE_ONLY,
      points: {
        branchId: { ...NO_SUCH, absentFor: TOGGLE_ONLY },
        choiceId: { ...NO_SUCH, absentFor: TOGGLE_ONLY },
      },
    },
  ],
  'POST /api/Product/Restore': {
    ask: ({ deletedProductId }) => ({ url: `/api/Product/Restore?Id=${deletedProductId}` }),
    points: { deletedProductId: NOT_FOUND },
  },
  'PUT /api/Product/Snooze': [
    {
      ask: ({ productId }) => ({
        url: '/api/Product/Snooze',
        json: { productIds: [productId], preset: '2h', reason: 'none left' },
      }),
      points: { productId: NOT_FOUND },
    },
    {
      ask: ({ productId, branchId }) => ({
        url: '/api/Product/Snooze',
        json: { productIds: [productId], branchIds: [branchId] },
      }),
      points: { productId: NOT_FOUND, branchId: SOMEWHERE },
    },
  ],
  ...optionSamples,
}

const TWO_MERCHANTS: Partial<Point> = { operatorForeign: '400 validation_failed' }

const foodFactsSamples: Samples = {
  'PUT /api/Product/FoodFacts': {
    ask: ({ serviceProviderId, productId }) => ({
      url: '/api/Product/FoodFacts',
      json: { serviceProviderId, items: [{ id: productId, calories: 420, allergens: ['milk'] }] },
    }),
    points: {
      serviceProviderId: { ...NOT_FOUND, ...TWO_MERCHANTS },
      productId: { ...NO_SUCH, ...TWO_MERCHANTS },
    },
  },
}

const pricingSamples: Samples = {
  'POST /api/MenuPublication/Add': { repeat: { isElsewhere: true } },
  'PUT /api/PriceException/Update': {
    ask: ({ serviceProviderId, productId, branchId }) => ({
      url: '/api/PriceException/Update',
      json: { serviceProviderId, productId, exceptions: [{ channelId: 1, branchId, price: 9 }] },
    }),
    points: {
      serviceProviderId: { ...NOT_FOUND, operatorForeign: '404 not_found' },
      productId: { ...NOT_FOUND, operatorForeign: '404 not_found' },
      branchId: NO_SUCH,
    },
  },
}

export const menuSamples: Samples = {
  ...productSamples,
  ...foodFactsSamples,
  ...categorySamples,
  ...bulkSamples,
  ...choiceSamples,
  ...pricingSamples,
}
